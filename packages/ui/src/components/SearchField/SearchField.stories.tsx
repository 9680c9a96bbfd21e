import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Stack } from '../../foundations/layout/Layout.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { SearchField, type SearchFieldProps } from './SearchField.js'

const found = [
  { id: 'alpha', text: 'Alpha 530', detail: 'Product' },
  { id: 'crimp', text: 'Crimp force monitoring', detail: 'Page' },
  { id: 'blade', text: 'Blade set 550-10234', detail: 'Part' },
]

function WithSuggestions(props: SearchFieldProps) {
  const [query, setQuery] = useState(props.defaultQuery ?? '')
  const suggestions = found.filter(({ text }) => query && text.toLowerCase().includes(query.toLowerCase()))
  return (
    <SearchField
      {...props}
      suggestions={suggestions}
      statusText={`${suggestions.length} suggestions`}
      onQueryChange={setQuery}
    />
  )
}

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: {
    action: '#search',
    label: 'Search',
    submitLabel: 'Search',
    clearLabel: 'Clear search',
    suggestionsLabel: 'Suggestions',
    onSubmit: fn(),
  },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {
  args: { size: 'large', hideLabel: true, placeholder: 'Machine, part number, topic' },
}

export const KeyboardJourney: Story = {
  args: { onChooseSuggestion: fn() },
  render: WithSuggestions,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Search' })
    await userEvent.type(field, 'al')
    await expect(canvas.getByRole('option', { name: /Alpha 530/ })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('1 suggestions')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenLastCalledWith('al')
    await userEvent.type(field, 'p')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChooseSuggestion).toHaveBeenCalledOnce()
    await expect(field).toHaveValue('Alpha 530')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
}

export const SearchesForASuggestion: Story = {
  render: WithSuggestions,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'crimp')
    await userEvent.click(canvas.getByRole('option', { name: /Crimp force/ }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith('Crimp force monitoring'))
  },
}

export const Open: Story = {
  render: (args) => (
    <div data-story-tall>
      <WithSuggestions {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'a{ArrowDown}')
  },
}

export const States: Story = {
  render: (args) => (
    <Stack gap="6">
      <SearchField {...args} defaultQuery="crimp" />
      <SearchField {...args} label="Search the site" size="large" hideLabel placeholder="Search the site" />
      <div data-story-width="phone" lang="de">
        <SearchField
          {...args}
          label="Maschinen, Ersatzteilnummern und Themen durchsuchen"
          defaultQuery="Kabelverarbeitungsmaschine"
        />
      </div>
      <SearchField {...args} label="搜索" defaultQuery="压接" />
    </Stack>
  ),
}

export const HoverAndFocus: Story = inStates()

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
