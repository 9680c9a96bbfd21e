import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../../foundations/layout/Layout.js'
import { machinePicture } from '../../stories-assets/machinePictures.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { VideoPlayer } from './VideoPlayer.js'

const accepted = fn()

const consent = {
  text: 'The video comes from another company. When it is played, that company learns your address and may set cookies.',
  acceptText: 'Play video',
  privacyLink: { href: '#privacy', text: 'Privacy statement' },
  onAccept: accepted,
}

const meta = {
  title: 'Components/VideoPlayer',
  component: VideoPlayer,
  args: {
    title: 'The Zeta 880 at work',
    source: { type: 'file', src: 'data:video/mp4;base64,', mediaType: 'video/mp4' },
    poster: machinePicture('harness', 'Harness line with four stations', 1600, 900),
    playLabel: 'Play video: The Zeta 880 at work',
    durationText: '2:34',
    linkText: 'Watch the video',
  },
} satisfies Meta<typeof VideoPlayer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = { args: { consent } }

export const AsksBeforeItLoads: Story = {
  args: { consent, source: { type: 'frame', src: 'about:blank' } },
  play: async ({ canvas }) => {
    accepted.mockClear()
    await expect(canvas.queryByTitle('The Zeta 880 at work')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^Play video:/ }))
    const accept = canvas.getByRole('button', { name: 'Play video' })
    await expect(accept).toHaveFocus()
    await expect(canvas.queryByTitle('The Zeta 880 at work')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(accepted).toHaveBeenCalledOnce()
    await expect(canvas.getByTitle('The Zeta 880 at work')).toBeVisible()
    await expect(canvas.getByTitle('The Zeta 880 at work')).toHaveFocus()
  },
}

export const WithoutPoster: Story = {
  args: { poster: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Play video:/ })).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const Asking: Story = {
  args: { consent },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByText(/comes from another company/)).toBeVisible()
  },
}

export const HostedFilePlaysImmediately: Story = {
  // Axe would wait ten seconds for a video that does not exist.
  parameters: { a11y: { options: { preload: false } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByLabelText('The Zeta 880 at work')).toBeVisible()
    await expect(canvas.getByLabelText('The Zeta 880 at work')).toHaveFocus()
  },
}

export const OnPhone: Story = {
  render: (args) => (
    <Stack>
      <div data-story-width="phone" lang="de">
        <VideoPlayer
          {...args}
          consent={{
            ...consent,
            text: 'Das Video kommt von einem anderen Unternehmen, das beim Abspielen Ihre Adresse erfährt.',
            acceptText: 'Einverstanden, Video abspielen',
            privacyLink: { href: '#', text: 'Datenschutzerklärung' },
          }}
        />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
  },
}

export const HoverAndFocus: Story = { args: { consent }, ...inStates() }

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
