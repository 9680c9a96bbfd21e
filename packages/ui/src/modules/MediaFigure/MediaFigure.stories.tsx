import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
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
    video: {
      src: 'data:video/mp4;base64,',
      type: 'video/mp4',
      label: 'The Zeta 880 at work',
      playText: 'Watch the video',
    },
    layout: 'break-out',
  },
}

/** The browser's controls take the place of the play sign, and the focus. */
export const Plays: Story = {
  args: Video.args ?? {},
  play: async ({ canvas }) => {
    const video = canvas.getByLabelText('The Zeta 880 at work')
    await expect(video).not.toHaveAttribute('controls')
    await userEvent.click(canvas.getByRole('link', { name: 'Watch the video The Zeta 880 at work' }))
    await expect(video).toHaveAttribute('controls')
    await expect(video).toHaveFocus()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const PlaysByKeyboard: Story = {
  args: Video.args ?? {},
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Watch the video The Zeta 880 at work' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('The Zeta 880 at work')).toHaveFocus()
  },
}

/** Under a heading of its own, which fills the columns beside it. */
export const WithTitle: Story = { args: { ...Video.args, title: 'Watch the video' } }

/** Converted from a response of the content service; a test of the host verifies it. */
export const AsBlock: Story = { args: contentBlocks.media }

export const AsVideoBlock: Story = { args: contentBlocks.video }

/** The link below a picture. */
export const HoverAndFocus: Story = {
  args: {
    watchLink: { href: '#watch', text: 'Watch the video (2:22)', note: 'The video is played by another company.' },
  },
  ...inStates({ target: 'a', isWide: true }),
}

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
