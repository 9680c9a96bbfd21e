import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { diagramBlocks } from '../../stories-assets/diagramBlocks.js'
import { inChinese, inLongGerman, smallestPhone } from '../../stories-assets/inLanguage.js'
import { BeforeAfter } from './BeforeAfter.js'

const meta = {
  title: 'Modules/BeforeAfter',
  component: BeforeAfter,
  parameters: { layout: 'fullscreen' },
  // Without the anchor id: a page may contain several stories of a module.
  args: { ...diagramBlocks.beforeAfter, id: undefined },
} satisfies Meta<typeof BeforeAfter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('13 hrs 10 mins', { selector: 'p' })).toBeVisible()
    const bars = [
      ...canvas.getByText('7 hrs').querySelectorAll('rect'),
      ...canvas.getByText('4 hrs').querySelectorAll('rect'),
    ]
    const [before = 0, after = 0] = bars.map((bar) => bar.getBoundingClientRect().width)
    await expect(after).toBeLessThan(before)
    await expect(canvas.getByText('7 hrs 40 mins saved')).toBeVisible()
  },
}

/** On phones the sides are below each other, so that the drawings use the whole width. */
export const OnPhones: Story = {
  globals: smallestPhone,
  play: async ({ canvas }) => {
    const [before, after] = ['Prepared by hand', 'With a prepared wire set'].map((name) =>
      canvas.getByRole('heading', { name }).getBoundingClientRect(),
    )
    await expect(before?.left).toBe(after?.left)
    await expect(before?.bottom).toBeLessThan(after?.top ?? 0)
  },
}

/** No time was saved. */
export const WithoutSavedTime: Story = { args: { savedText: undefined } }

export const Playground: Story = {}

/** Converted from a response of the content service; a test of the host verifies it. */
export const AsBlock: Story = { args: diagramBlocks.beforeAfter }

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
