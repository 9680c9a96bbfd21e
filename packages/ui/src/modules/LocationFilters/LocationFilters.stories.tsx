import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { LocationFilters } from './LocationFilters.js'

const options = (all: string, ...others: readonly (readonly [string, string])[]) => [
  { value: '', text: all },
  ...others.map(([value, text]) => ({ value, text })),
]

const meta = {
  title: 'Modules/LocationFilters',
  component: LocationFilters,
  args: {
    label: 'Filter contacts and locations',
    action: '#contacts',
    search: { name: 'q', label: 'Name, place or postcode', value: '' },
    selects: [
      { name: 'brand', label: 'Brand', value: '', options: options('All brands', ['kudex', 'Kudex']) },
      { name: 'type', label: 'Type of contact', value: '', options: options('All types', ['sales', 'Sales']) },
      {
        name: 'country',
        label: 'Country',
        value: '',
        options: options('All countries', ['CH', 'Switzerland'], ['DE', 'Germany']),
      },
      { name: 'region', label: 'Region', value: '', options: options('All regions', ['150', 'Europe']) },
    ],
    submitText: 'Search',
    resultText: '32 locations',
  },
} satisfies Meta<typeof LocationFilters>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {}

export const Narrowed: Story = {
  args: {
    search: { name: 'q', label: 'Name, place or postcode', value: 'nord' },
    reset: { href: '#all', text: 'Reset filters' },
    resultText: '1 location',
  },
}

export const AppliesImmediately: Story = {
  render: function Render(args) {
    const [query, setQuery] = useState('')
    const chosen = new URLSearchParams(query)
    return (
      <LocationFilters
        {...args}
        search={{ ...args.search, value: chosen.get('q') ?? '' }}
        selects={args.selects.map((select) => ({ ...select, value: chosen.get(select.name) ?? '' }))}
        resultText={query === '' ? 'All locations' : query}
        reset={query === '' ? undefined : { href: '#all', text: 'Reset filters' }}
        onChange={(next) => setQuery(next.toString())}
        onReset={(event) => {
          event.preventDefault()
          setQuery('')
        }}
      />
    )
  },
  play: async ({ canvas }) => {
    const country = canvas.getByRole('combobox', { name: 'Country' })
    await userEvent.selectOptions(country, 'Germany')
    await expect(canvas.getByRole('status')).toHaveTextContent('country=DE')
    await userEvent.type(canvas.getByRole('searchbox'), 'nord{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('q=nord&country=DE')
    await userEvent.click(canvas.getByRole('link', { name: 'Reset filters' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('All locations')
    await expect(country).toHaveValue('')
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}

/** Shows the list that the fields have asked for. */
let showList = () => {}
let goBack = () => {}

/** The URL follows the fields later, as on a slow connection. */
export const KeepsWhatIsTyped: Story = {
  render: function Render(args) {
    const [query, setQuery] = useState('')
    const chosen = new URLSearchParams(query)
    goBack = () => setQuery('')
    return (
      <LocationFilters
        {...args}
        search={{ ...args.search, value: chosen.get('q') ?? '' }}
        selects={args.selects.map((select) => ({ ...select, value: chosen.get(select.name) ?? '' }))}
        resultText={query}
        onChange={(next) => (showList = () => setQuery(next.toString()))}
      />
    )
  },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'Germany')
    await userEvent.type(search, 'a=b & c')
    showList()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('country=DE'))
    await expect(search).toHaveValue('a=b & c')
    await userEvent.keyboard('{Enter}')
    showList()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('q=a%3Db+%26+c&country=DE'))
    await expect(search).toHaveValue('a=b & c')
    goBack()
    await waitFor(() => expect(search).toHaveValue(''))
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('')
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
