import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { filmLoop } from '../../stories-assets/filmLoop.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { machinePicture } from '../../stories-assets/machinePictures.js'
import { tabsTo } from '../../stories-assets/plays.js'
import { Picture } from '../Picture/Picture.js'
import { FilmLoop } from './FilmLoop.js'

/** Answers media queries as a device would on which motion is welcome, or is not. */
const withMotion = (isWelcome: boolean) => () => {
  const original = window.matchMedia.bind(window)
  window.matchMedia = (query) =>
    query.includes('prefers-reduced')
      ? Object.assign(new EventTarget() as MediaQueryList, { matches: !isWelcome })
      : original(query)
  return () => {
    window.matchMedia = original
  }
}

const meta = {
  title: 'Components/FilmLoop',
  component: FilmLoop,
  args: filmLoop,
  // Axe would wait for the film.
  parameters: { a11y: { options: { preload: false } } },
  beforeEach: withMotion(true),
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', maxWidth: '40rem' }}>
        <Picture picture={machinePicture('cutStrip', '', 1600, 900)} ratio="video" />
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FilmLoop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {}

/** WCAG 2.2.2: what moves by itself for longer than five seconds can be paused. */
export const PausesAndPlays: Story = {
  play: async ({ canvas, canvasElement }) => {
    // Rendered after the rest of the page.
    const video = await waitFor(() => canvasElement.querySelector('video') ?? Promise.reject(new Error('No film')))
    await waitFor(() => expect(video.paused).toBe(false))
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause film' }))
    await expect(video.paused).toBe(true)
    await tabsTo(await canvas.findByRole('button', { name: 'Play film' }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(video.paused).toBe(false))
  },
}

export const ReducedMotion: Story = {
  beforeEach: withMotion(false),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeVisible()
    await expect(canvasElement.querySelector('video')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const SavedData: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    return () => {
      Reflect.deleteProperty(navigator, 'connection')
    }
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('video')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const HoverAndFocus: Story = { ...inStates({ target: 'button' }) }

export const LongGerman: Story = {
  ...inLongGerman(meta.args),
  args: { pauseLabel: 'Wiederholung des Films anhalten', playLabel: 'Film wiederholt abspielen' },
}

export const Chinese: Story = { ...inChinese(meta.args), args: { pauseLabel: '暂停影片', playLabel: '播放影片' } }
