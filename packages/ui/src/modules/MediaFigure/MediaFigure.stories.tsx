import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { contentBlocks } from '../../stories-assets/contentBlocks.js'
import { machinePicture } from '../../stories-assets/machinePictures.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { followsLink } from '../../stories-assets/plays.js'
import { MediaFigure } from './MediaFigure.js'

const meta = {
  title: 'Modules/MediaFigure',
  component: MediaFigure,
  parameters: { layout: 'fullscreen' },
  args: {
    picture: machinePicture('harness', 'Zeta 880 with four processing stations', 1600, 900),
    caption: 'Four stations, one wire path.',
    credit: 'Photo: Kudex',
  },
} satisfies Meta<typeof MediaFigure>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {
  argTypes: { layout: { control: 'inline-radio', options: ['stretched', 'break-out', 'inline'] } },
}

export const BreakOut: Story = { args: { layout: 'break-out' } }

export const Inline: Story = { args: { layout: 'inline' } }

export const Video: Story = {
  args: {
    video: { src: 'data:video/mp4;base64,', type: 'video/mp4', label: 'The Zeta 880 at work' },
    playLabel: 'Play film',
    layout: 'break-out',
  },
}

/** One play button at rest; the browser's controls come with the playing film. */
export const PlaysFilm: Story = {
  args: { ...Video.args },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = canvasElement.querySelector('video')
    const played = fn(() => {
      video?.dispatchEvent(new Event('play'))
      return Promise.resolve()
    })
    if (video) video.play = played
    await expect(video).not.toHaveAttribute('controls')
    await userEvent.click(canvas.getByRole('button', { name: 'Play film: The Zeta 880 at work' }))
    await expect(played).toHaveBeenCalledOnce()
    await waitFor(() => expect(video).toHaveAttribute('controls'))
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(video).toHaveFocus()
  },
}

export const HoverAndFocus: Story = { ...inStates({ target: 'button', isWide: true }), args: { ...Video.args } }

/** Under a heading of its own, which fills the columns beside it. */
export const WithTitle: Story = { args: { ...Video.args, title: 'Watch the video' } }

/** Converted from a response of the content service; a test of the host verifies it. */
export const AsBlock: Story = { args: contentBlocks.media }

export const AsVideoBlock: Story = { args: contentBlocks.video }

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)

export const LinksToAnotherSite: Story = {
  args: {
    watchLink: {
      href: 'https://video.kudex.example/zeta-880',
      text: 'Watch the video (2:22)',
      note: 'The video is played by another company, on its own page. Nothing of it is fetched before you press.',
    },
    layout: 'break-out',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: /Watch the video/ })).toHaveAttribute('target', '_blank')
    await expect(canvasElement.querySelector('iframe, video')).toBeNull()
    await followsLink(canvas.getByRole('link', { name: /Watch the video/ }), 'https://video.kudex.example/zeta-880')
  },
}
