import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { Stack } from '../../foundations/layout/Layout.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { fillsField } from '../../stories-assets/plays.js'
import { DateField } from './DateField.js'

const meta = {
  title: 'Components/DateField',
  component: DateField,
  args: { name: 'installed', label: 'Date of installation', onChange: fn() },
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await fillsField(canvas.getByLabelText('Date of installation'), '2026-03-14')
    await expect(args.onChange).toHaveBeenCalled()
  },
}

export const Playground: Story = { args: { hint: 'The day the machine was handed over', max: '2026-12-31' } }

export const Filled: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Date of installation')
    await fireEvent.change(field, { target: { value: '2026-03-14' } })
    await expect(field).toHaveValue('2026-03-14')
    await expect(args.onChange).toHaveBeenCalled()
  },
}

export const States: Story = {
  render: () => (
    <Stack>
      <DateField name="a" label="From" defaultValue="2026-03-14" />
      <DateField name="b" label="To" defaultValue="2026-03-01" error="Choose a day after 14 March 2026" />
      <DateField name="c" label="Requested on" defaultValue="2026-03-14" disabled />
      <DateField name="d" type="month" label="Month" defaultValue="2026-03" />
    </Stack>
  ),
}

export const HoverAndFocus: Story = inStates()

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
