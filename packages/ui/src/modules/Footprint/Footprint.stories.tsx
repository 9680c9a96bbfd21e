import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { Footprint } from './Footprint.js'

const meta = {
  title: 'Modules/Footprint',
  component: Footprint,
  args: {
    size: { width: 1400, height: 1650, depth: 720 },
    labels: { width: '1400 mm', height: '1650 mm', depth: '720 mm' },
    description: 'Width 1400 mm, height 1650 mm, depth 720 mm, beside a person of 1.75 m',
  },
} satisfies Meta<typeof Footprint>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Width 1400 mm.*person/ })).toBeVisible()
  },
}

export const Playground: Story = {}

export const OnABench: Story = {
  args: {
    size: { width: 320, height: 270, depth: 390 },
    labels: { width: '320 mm', height: '270 mm', depth: '390 mm' },
    description: 'Width 320 mm, height 270 mm, depth 390 mm, beside a person of 1.75 m',
  },
}

export const LongLine: Story = {
  args: {
    size: { width: 13_600, height: 1380, depth: 720 },
    labels: { width: '13,600 mm', height: '1380 mm', depth: '720 mm' },
    description: 'Width 13,600 mm, height 1380 mm, depth 720 mm, beside a person of 1.75 m',
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
