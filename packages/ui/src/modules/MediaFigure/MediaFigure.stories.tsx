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
    video: { src: 'data:video/mp4;base64,', type: 'video/mp4', label: 'The Zeta 880 at work' },
    layout: 'break-out',
  },
}

/** The play sign is the only control until the pointer or the focus is on the video; touch screens keep the browser's. */
export const ControlsOnRequest: Story = {
  args: Video.args ?? {},
  play: async ({ canvas }) => {
    const video = canvas.getByLabelText('The Zeta 880 at work')
    const hiding = listHidingRules([...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]))
    const isHidden = () => hiding.some(({ selector }) => video.matches(selector))
    await expect([...new Set(hiding.map(({ media }) => media))]).toEqual(['(hover: hover)'])
    await userEvent.unhover(video)
    await expect(isHidden()).toBe(true)
    video.focus()
    await expect(video).toHaveFocus()
    await expect(isHidden()).toBe(false)
  },
}

/** The rules that hide the browser's controls of a video until it is used, with their media queries. */
function listHidingRules(rules: readonly CSSRule[], media = ''): { selector: string; media: string }[] {
  return rules.flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      const [selector = '', part] = rule.selectorText.split('::-webkit-media-controls')
      return part !== undefined && selector.includes(':focus-within') ? [{ selector, media }] : []
    }
    if (!(rule instanceof CSSGroupingRule)) return []
    return listHidingRules([...rule.cssRules], rule instanceof CSSMediaRule ? rule.conditionText : media)
  })
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
