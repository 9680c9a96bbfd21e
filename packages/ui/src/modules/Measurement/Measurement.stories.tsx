import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { diagramBlocks } from '../../stories-assets/diagramBlocks.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { Measurement } from './Measurement.js'

const meta = {
  title: 'Modules/Measurement',
  component: Measurement,
  parameters: { layout: 'fullscreen' },
  // Without the anchor id: a page may contain several stories of a module.
  args: { ...diagramBlocks.measurement, id: undefined },
} satisfies Meta<typeof Measurement>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('Pull-out force')
    await expect(canvas.getByText('104.3 N')).toBeVisible()
  },
}

export const Playground: Story = {}

export const WithoutLimit: Story = { args: { limit: undefined } }

/** Converted from a response of the content service; a test of the host verifies it. */
export const AsBlock: Story = { args: diagramBlocks.measurement }

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
