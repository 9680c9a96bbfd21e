import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { choosesOption } from '../../stories-assets/plays.js'
import { SelectField } from './SelectField.js'

const meta = {
  title: 'Components/SelectField',
  component: SelectField,
  args: {
    name: 'country',
    label: 'Country',
    onChange: fn(),
    options: [
      { value: '', text: 'Choose a country' },
      { value: 'ch', text: 'Switzerland' },
      { value: 'de', text: 'Germany' },
      { value: 'us', text: 'United States' },
    ],
  },
} satisfies Meta<typeof SelectField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await choosesOption(canvas.getByRole('combobox', { name: 'Country' }), 'de')
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

export const Playground: Story = { args: { hint: 'Where the machine stands' } }

export const InGroups: Story = {
  args: {
    options: [
      {
        label: 'Europe',
        options: [
          { value: 'ch', text: 'Switzerland' },
          { value: 'de', text: 'Germany' },
        ],
      },
      { label: 'Asia', options: [{ value: 'jp', text: 'Japan' }] },
    ],
  },
}

export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Germany')
    await expect(canvas.getByRole('combobox')).toHaveValue('de')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const WithError: Story = { args: { error: 'Choose the country where the machine stands' } }

export const Disabled: Story = { args: { disabled: true } }

export const HoverAndFocus: Story = inStates()

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
