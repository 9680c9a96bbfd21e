import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { choosesOption, pressesButton } from '../../stories-assets/plays.js'
import { SelectField } from '../SelectField/SelectField.js'
import { Switch } from '../Switch/Switch.js'
import { TextField } from '../TextField/TextField.js'
import { FilterBar } from './FilterBar.js'

const controls = (
  <>
    <TextField name="query" type="search" label="Search" />
    <SelectField
      name="status"
      label="Status"
      options={[
        { value: '', text: 'All' },
        { value: 'open', text: 'Open' },
      ]}
    />
    <SelectField name="type" label="Ticket type" options={[{ value: '', text: 'All' }]} />
  </>
)

const meta = {
  title: 'Components/FilterBar',
  component: FilterBar,
  args: {
    label: 'Filter tickets',
    children: controls,
    resultText: '12 tickets',
    resetText: 'Reset filters',
    chips: [
      { id: 'open', text: 'Open', removeLabel: 'Remove filter Open' },
      { id: 'alpha', text: 'Alpha 530', removeLabel: 'Remove filter Alpha 530' },
    ],
    onRemove: fn(),
    onReset: fn(),
  },
} satisfies Meta<typeof FilterBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await pressesButton(canvas.getByRole('button', { name: 'Remove filter Open' }))
    await expect(args.onRemove).toHaveBeenCalledTimes(3)
    await choosesOption(canvas.getByRole('combobox', { name: 'Status' }), 'open')
  },
}

export const Playground: Story = { args: { submitText: 'Apply', chips: [] } }

export const RemovesChips: Story = {
  render: function Render(args) {
    const [chips, setChips] = useState(args.chips ?? [])
    return (
      <FilterBar
        {...args}
        chips={chips}
        resultText={`${24 / (chips.length + 1)} tickets`}
        onRemove={(id) => setChips(chips.filter((chip) => chip.id !== id))}
        onReset={() => setChips([])}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Open' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('12 tickets')
    await userEvent.click(canvas.getByRole('button', { name: 'Reset filters' }))
    await expect(canvas.queryByRole('button', { name: 'Reset filters' })).toBeNull()
  },
}

export const AtOnce: Story = {
  args: {
    label: 'Filter stories',
    chips: [],
    resultText: '8 stories',
    children: <Switch name="videos" label="Videos only" />,
  },
}

export const OnPhone: Story = {
  render: (args) => (
    <div data-story-width="phone" lang="de">
      <FilterBar
        {...args}
        label="Tickets filtern"
        resetText="Alle Filter zurücksetzen"
        resultText="12 Servicetickets"
      />
    </div>
  ),
}

/** The list stays on the screen: the button shows the other controls. */
export const ManyOnPhone: Story = {
  args: {
    search: <TextField name="query" type="search" label="Search" />,
    toggleText: 'Filters',
    submitText: 'Search',
    chips: [],
    children: (
      <>
        <SelectField name="status" label="Status" options={[{ value: '', text: 'All' }]} />
        <SelectField name="type" label="Ticket type" options={[{ value: '', text: 'All' }]} />
      </>
    ),
  },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const status = canvas.getByLabelText('Status')
    await expect(status).not.toBeVisible()
    await expect(canvas.getByRole('searchbox')).toBeVisible()
    const toggle = canvas.getByRole('button', { name: 'Filters' })
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(status).toBeVisible()
  },
}

/** Four controls and the button share a line. */
export const ManyOnTablet: Story = {
  args: {
    ...ManyOnPhone.args,
    children: (
      <>
        {ManyOnPhone.args?.children}
        <SelectField name="location" label="Location" options={[{ value: '', text: 'All' }]} />
      </>
    ),
  },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button', { name: 'Search' }).getBoundingClientRect()
    for (const control of [canvas.getByRole('searchbox'), ...canvas.getAllByRole('combobox')])
      await expect(Math.round(control.getBoundingClientRect().bottom)).toBe(Math.round(bottom))
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
