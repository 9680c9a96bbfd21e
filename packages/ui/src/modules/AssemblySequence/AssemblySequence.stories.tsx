import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { diagramBlocks } from '../../stories-assets/diagramBlocks.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { followsLink } from '../../stories-assets/plays.js'
import { AssemblySequence } from './AssemblySequence.js'

const meta = {
  title: 'Modules/AssemblySequence',
  component: AssemblySequence,
  parameters: { layout: 'fullscreen' },
  // Without the anchor id: a page may contain several stories of a module.
  args: { ...diagramBlocks.assemblySequence, id: undefined },
} satisfies Meta<typeof AssemblySequence>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByText('36 s')).toBeVisible()
    await expect(canvas.getByText('100 s')).toBeVisible()
    await followsLink(canvas.getByRole('link', { name: 'Plug' }), '/en/block-loading')
  },
}

export const Playground: Story = {}

export const TwoSteps: Story = { render: (args) => <AssemblySequence {...args} steps={args.steps.slice(0, 2)} /> }

export const HoverAndFocus: Story = inStates({ isWide: true })

/** Converted from a response of the content service; a test of the host verifies it. */
export const AsBlock: Story = { args: diagramBlocks.assemblySequence }

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
