import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { ProductFilters } from './ProductFilters.js'
import type { Facet, FacetValue } from './ProductFilters.types.js'

const value = (text: string, count: number, isChosen = false): FacetValue => ({
  value: text.toLowerCase(),
  text,
  countText: String(count),
  isChosen,
  isEmpty: count === 0,
})

const facets: readonly Facet[] = [
  {
    kind: 'range',
    id: 'cross-section',
    title: 'Wire cross-section',
    limits: '0.013…240 mm²',
    from: { name: 'f.cross-section.min', label: 'From', value: '' },
    to: { name: 'f.cross-section.max', label: 'To', value: '' },
  },
  {
    kind: 'choice',
    id: 'cable-types',
    title: 'Cable types',
    name: 'f.cable-types',
    values: [value('Single core', 12), value('PVC', 9), value('PTFE', 4), value('Coaxial', 0)],
  },
  {
    kind: 'choice',
    id: 'interfaces',
    title: 'Interfaces',
    name: 'f.interfaces',
    values: ['USB', 'Ethernet', 'RS-232', 'OPC UA', 'EtherCAT', 'CAN', 'Profinet', 'Modbus'].map((text, index) =>
      value(text, 12 - index),
    ),
  },
  {
    kind: 'range',
    id: 'weight',
    title: 'Weight',
    unit: 'kg',
    limits: '34…1,890 kg',
    from: { name: 'f.weight.min', label: 'From', value: '' },
    to: { name: 'f.weight.max', label: 'To', value: '' },
  },
  {
    kind: 'choice',
    id: 'brand',
    title: 'Brand',
    name: 'f.brand',
    values: [value('Kudex', 9), value('Strivona', 3)],
  },
]

const meta = {
  title: 'Modules/ProductFilters',
  component: ProductFilters,
  args: {
    title: 'All products',
    label: 'Filter products',
    action: '#products',
    facets,
    sort: {
      label: 'Sort by',
      name: 'sort',
      value: 'catalogue',
      options: [
        { value: 'catalogue', text: 'Our order' },
        { value: 'name', text: 'Name A to Z' },
      ],
    },
    chips: [],
    reset: { text: 'Reset filters', href: '#reset' },
    resultText: '12 products',
    submitText: 'Apply',
    toggleText: 'Filters',
    moreText: 'Show more',
    stateKey: '',
    children: <p>The list</p>,
  },
} satisfies Meta<typeof ProductFilters>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {}

export const WithViews: Story = {
  args: {
    views: {
      label: 'View',
      items: [
        { id: 'pictures', text: 'Pictures', href: '#pictures', isCurrent: false },
        { id: 'table', text: 'Table', href: '#table', isCurrent: true },
      ],
      field: { name: 'view', value: 'table' },
    },
  },
}

/** The list has bars: the ends of their scales are named. */
export const WithScale: Story = {
  args: {
    scale: {
      label: 'Scale of the bars:',
      items: [
        { id: 'size', name: 'Wire cross-section', range: '0.03…35 mm²' },
        { id: 'speed', name: 'Feed speed', range: '0…4 m/s' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Scale of the bars:/)).toHaveTextContent('Wire cross-section 0.03…35 mm²')
  },
}

export const Filtered: Story = {
  args: {
    chips: [
      { id: 'pvc', text: 'PVC', removeLabel: 'Remove filter PVC', href: '#without' },
      {
        id: 'cross',
        text: 'Wire cross-section 0.5 – 4 mm²',
        removeLabel: 'Remove filter Wire cross-section 0.5 – 4 mm²',
        href: '#',
      },
    ],
    resultText: '3 products',
  },
}

export const AppliesImmediately: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, args }) => {
    const toggle = canvas.queryByRole('button', { name: 'Filters' })
    if (toggle) await userEvent.click(toggle)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'PVC 9' }))
    await expect(String(lastFields(args.onChange))).toBe(
      'sort=catalogue&f.cable-types=pvc'.split('&').toSorted().join('&'),
    )
    await userEvent.type(canvas.getAllByRole('textbox', { name: 'From' })[0]!, '0.5{Enter}')
    await expect(lastFields(args.onChange)?.get('f.cross-section.min')).toBe('0.5')
    await expect(canvas.queryByRole('button', { name: 'Apply' })).toBeNull()
    await expect(canvas.getByRole('checkbox', { name: 'Coaxial 0' })).toBeDisabled()
  },
}

/** The first three groups are open; the others are native disclosures, open while one of their values is chosen. */
export const FurtherGroups: Story = {
  args: {
    facets: facets.map((facet) =>
      facet.kind === 'choice' && facet.id === 'brand'
        ? { ...facet, values: [value('Kudex', 9, true), value('Strivona', 3)] }
        : facet,
    ),
  },
  play: async ({ canvas }) => {
    const toggle = canvas.queryByRole('button', { name: 'Filters' })
    if (toggle) await userEvent.click(toggle)
    const groupOf = (title: string) => canvas.getByText(title).closest('details')
    await expect(groupOf('Interfaces')).toHaveProperty('open', true)
    await expect(groupOf('Brand')).toHaveProperty('open', true)
    await expect(groupOf('Weight')).toHaveProperty('open', false)
    await userEvent.click(canvas.getByText('Weight'))
    const weight = within(canvas.getByRole('group', { name: 'Weight' }))
    // What the list covers is beside the title: the fields are empty.
    await expect(canvas.getByRole('group', { name: 'Weight' })).toHaveAccessibleDescription('34…1,890 kg')
    await expect(weight.getByRole('textbox', { name: 'From' })).toHaveValue('')
    await expect(weight.getByRole('textbox', { name: 'To' })).not.toHaveAttribute('placeholder')
  },
}

/** Shows the list that the fields have asked for. */
let showList = () => {}
let goBack = () => {}

/** The URL follows the fields later, as on a slow connection. */
const Delayed: Story = {
  render: function Render(args) {
    const [query, setQuery] = useState('f.interfaces=modbus')
    const chosen = new URLSearchParams(query)
    goBack = () => setQuery('')
    const shown = facets.map((facet): Facet => {
      if (facet.kind === 'choice')
        return {
          ...facet,
          values: facet.values.map((each) => ({ ...each, isChosen: chosen.getAll(facet.name).includes(each.value) })),
        }
      const { from, to } = facet
      const toEnd = (end: typeof from) => ({ ...end, value: chosen.get(end.name) ?? '' })
      return { ...facet, from: toEnd(from), to: toEnd(to) }
    })
    return (
      <ProductFilters
        {...args}
        facets={shown}
        stateKey={query}
        onChange={(next) => (showList = () => setQuery(next.toString()))}
      />
    )
  },
}

export const KeepsWhatIsTyped: Story = {
  ...Delayed,
  play: async ({ canvas }) => {
    const toggle = canvas.queryByRole('button', { name: 'Filters' })
    if (toggle) await userEvent.click(toggle)
    const from = canvas.getAllByRole('textbox', { name: 'From' })[0]!
    const to = canvas.getAllByRole('textbox', { name: 'To' })[0]!
    await userEvent.type(from, '2')
    await userEvent.tab()
    await userEvent.keyboard('5')
    showList()
    await waitFor(() => expect(from).toHaveProperty('defaultValue', '2'))
    await expect(to).toHaveValue('5')
    await userEvent.keyboard('{Enter}')
    showList()
    await waitFor(() => expect(to).toHaveProperty('defaultValue', '5'))
    goBack()
    await waitFor(() => expect(from).toHaveValue(''))
    await expect(to).toHaveValue('')
  },
}

export const StaysOpenWithoutChoice: Story = {
  ...Delayed,
  play: async ({ canvas }) => {
    const toggle = canvas.queryByRole('button', { name: 'Filters' })
    if (toggle) await userEvent.click(toggle)
    const last = canvas.getByRole('checkbox', { name: 'Modbus 5' })
    await expect(last).toBeChecked()
    await userEvent.click(last)
    showList()
    await waitFor(() => expect(last).toHaveProperty('defaultChecked', false))
    await expect(last).toBeVisible()
  },
}

export const OnPhone: Story = {
  render: (args) => (
    <div data-story-width="phone" lang="de">
      <ProductFilters {...args} label="Produkte filtern" toggleText="Filter" submitText="Anwenden" />
    </div>
  ),
}

export const WithoutFacets: Story = { args: { facets: [], resultText: '3 services' } }

function lastFields(onChange: unknown): URLSearchParams | undefined {
  return (onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as URLSearchParams | undefined
}

export const HoverAndFocus: Story = { ...Filtered, ...inStates({ target: 'a', isWide: true }) }

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
