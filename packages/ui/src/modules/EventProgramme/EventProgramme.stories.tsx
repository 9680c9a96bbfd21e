import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { diagramBlocks } from '../../stories-assets/diagramBlocks.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { EventProgramme } from './EventProgramme.js'

const meta = {
  title: 'Modules/EventProgramme',
  component: EventProgramme,
  parameters: { layout: 'fullscreen' },
  // Without the anchor id: a page may contain several stories of a module.
  args: { ...diagramBlocks.programme, id: undefined },
} satisfies Meta<typeof EventProgramme>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Tuesday 16 November' })).toBeVisible()
    await expect(canvas.getByText('14:00')).toBeVisible()
  },
}

export const Playground: Story = {}

export const OneDay: Story = { render: (args) => <EventProgramme {...args} days={args.days.slice(0, 1)} /> }

/** Converted from a response of the content service; a test of the host verifies it. */
export const AsBlock: Story = { args: diagramBlocks.programme }

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
