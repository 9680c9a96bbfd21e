import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { diagramBlocks } from '../../stories-assets/diagramBlocks.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { FloorPlan } from './FloorPlan.js'

const meta = {
  title: 'Modules/FloorPlan',
  component: FloorPlan,
  parameters: { layout: 'fullscreen' },
  // Without the anchor id: a page may contain several stories of a module.
  args: { ...diagramBlocks.floorPlan, id: undefined },
} satisfies Meta<typeof FloorPlan>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByRole('heading', { name: 'Laboratory' })).toBeVisible()
  },
}

export const Playground: Story = {}

export const WithoutCaption: Story = { args: { caption: undefined } }

/** Converted from a response of the content service; a test of the host verifies it. */
export const AsBlock: Story = { args: diagramBlocks.floorPlan }

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
