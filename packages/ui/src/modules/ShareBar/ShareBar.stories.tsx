import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { shareTargets } from '../../stories-assets/shareTargets.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { followsLink } from '../../stories-assets/plays.js'
import { ShareBar } from './ShareBar.js'

const copied = fn()

const meta = {
  title: 'Modules/ShareBar',
  component: ShareBar,
  args: {
    title: 'Share',
    url: 'https://www.kudex.example/en/stories/twelve',
    targets: shareTargets,
    copy: { label: 'Copy link', copiedText: 'The link was copied', onCopy: copied },
  },
} satisfies Meta<typeof ShareBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  beforeEach: () => {
    const take = () => Promise.resolve()
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: take } })
    return () => Reflect.deleteProperty(navigator, 'clipboard')
  },
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'LinkedIn' }), 'https://share.example/linkedin')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(await canvas.findByText('The link was copied')).toBeInTheDocument()
    await expect(copied).toHaveBeenCalled()
  },
}

const failed = fn()

export const ReportsClipboardRefusal: Story = {
  args: { copy: { label: 'Copy link', copiedText: 'The link was copied', onFail: failed } },
  beforeEach: () => {
    const refuse = () => Promise.reject(new Error('not allowed'))
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: refuse } })
    return () => Reflect.deleteProperty(navigator, 'clipboard')
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await waitFor(() => expect(failed).toHaveBeenCalled())
    await expect(canvas.queryByText('The link was copied')).not.toBeInTheDocument()
  },
}

export const Playground: Story = {}

const shared = fn(async () => {})

export const OpensNativeShareSheet: Story = {
  args: { native: { label: 'Share …' } },
  beforeEach: () => {
    Object.defineProperty(navigator, 'share', { configurable: true, value: shared })
    return () => Reflect.deleteProperty(navigator, 'share')
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share …' }))
    await expect(shared).toHaveBeenCalledWith({ title: document.title, url: args.url })
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
