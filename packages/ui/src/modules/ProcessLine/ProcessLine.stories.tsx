import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { diagramBlocks } from '../../stories-assets/diagramBlocks.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { followsLink } from '../../stories-assets/plays.js'
import { ProcessLine } from './ProcessLine.js'

const meta = {
  title: 'Modules/ProcessLine',
  component: ProcessLine,
  parameters: { layout: 'fullscreen' },
  // Without the anchor id: a page may contain several stories of a module.
  args: { ...diagramBlocks.process, id: undefined },
} satisfies Meta<typeof ProcessLine>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'Cut and strip machines' }), '/en/products/cutting-stripping')
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(5)
    await expect(canvas.getByRole('link', { name: 'Cut and strip machines' })).toBeVisible()
  },
}

export const Playground: Story = {}

/** Converted from a response of the content service; a test of the host verifies it. */
export const AsBlock: Story = { args: diagramBlocks.process }

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
