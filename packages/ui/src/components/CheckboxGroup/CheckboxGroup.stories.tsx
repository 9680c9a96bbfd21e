import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../../foundations/layout/Layout.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { ticksCheckbox } from '../../stories-assets/plays.js'
import { CheckboxGroup } from './CheckboxGroup.js'

const topics = [
  { value: 'stories', text: 'Stories' },
  { value: 'releases', text: 'Media releases', hint: 'Ad hoc releases come at once.' },
  { value: 'events', text: 'Events' },
]

const meta = {
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup,
  args: { legend: 'What may we write to you about?', name: 'topic', options: topics },
} satisfies Meta<typeof CheckboxGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await ticksCheckbox(canvas.getByRole('checkbox', { name: 'Media releases' }))
  },
}

export const Playground: Story = { args: { hint: 'Choose as many as you like', defaultValues: ['stories'] } }

export const ChooseSeveral: Story = {
  render: function Render(args) {
    const [values, setValues] = useState<readonly string[]>(['stories'])
    return <CheckboxGroup {...args} values={values} onChange={setValues} />
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Events'))
    await userEvent.click(canvas.getByText('Stories'))
    await expect(canvas.getByRole('checkbox', { name: 'Events' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Stories' })).not.toBeChecked()
  },
}

/** Without `values` the group knows what is checked itself. */
export const ReportsAllValues: Story = {
  args: { defaultValues: ['stories'], onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Events'))
    await expect(args.onChange).toHaveBeenLastCalledWith(['stories', 'events'])
    await userEvent.click(canvas.getByText('Stories'))
    await expect(args.onChange).toHaveBeenLastCalledWith(['events'])
    await expect(canvas.getByRole('checkbox', { name: 'Stories' })).not.toBeChecked()
  },
}

export const States: Story = {
  render: () => (
    <Stack gap="6">
      <CheckboxGroup legend="Topics" name="row" layout="row" options={topics.slice(0, 2)} defaultValues={['stories']} />
      <CheckboxGroup legend="Topics" name="error" error="Choose at least one topic" options={topics} />
      <CheckboxGroup legend="Topics" name="disabled" disabled defaultValues={['events']} options={topics} />
    </Stack>
  ),
}

export const HoverAndFocus: Story = inStates()

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
