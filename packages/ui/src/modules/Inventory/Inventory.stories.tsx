import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FilterBar } from '../../components/FilterBar/FilterBar.js'
import { TextField } from '../../components/TextField/TextField.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { sorts } from '../../stories-assets/plays.js'
import { Inventory } from './Inventory.js'

const meta = {
  title: 'Modules/Inventory',
  component: Inventory,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Inventory',
    caption: 'Machines and where they stand',
    newLink: { href: '#old', text: 'Earlier view' },
    emptyText: 'No entries found',
    filters: (
      <FilterBar label="Search machines" submitText="Search" resultText="3 machines">
        <TextField name="query" label="Name or serial number" />
      </FilterBar>
    ),
    labels: {
      name: 'Name',
      serialNumber: 'Serial number',
      location: 'Location',
      deliveredOn: 'Delivered on',
      tickets: 'Tickets',
    },
    sort: { columnId: 'name', direction: 'ascending' },
    onSortChange: fn(),
    sortLabel: 'Sort by',
    machines: [
      {
        id: '1',
        href: '#1',
        name: 'Kudex Alpha 550',
        serialNumber: 'A550-20417',
        location: 'Leeds',
        deliveredOn: { dateTime: '2021-05-04', text: '4 May 2021' },
        tickets: { href: '#tickets', text: '2 open tickets' },
      },
      {
        id: '2',
        name: 'Kudex Kappa 350',
        serialNumber: 'K350-00912',
        location: 'Leeds',
        deliveredOn: { dateTime: '2023-11-20', text: '20 Nov 2023' },
        tickets: { href: '#new', text: 'New ticket' },
      },
      { id: '3', name: 'Kudex Zeta 880', serialNumber: 'Z880-00107', location: 'York' },
    ],
  },
} satisfies Meta<typeof Inventory>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await sorts(canvas, 'Location')
    await expect(args.onSortChange).toHaveBeenCalled()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: '2 open tickets' })).toHaveAttribute('href', '#tickets')
  },
}

export const Playground: Story = {}

export const NamesAndNumbersOnly: Story = {
  args: { labels: { name: 'Name', serialNumber: 'Serial number' } },
  play: async ({ canvas }) => expect(canvas.getAllByRole('columnheader')).toHaveLength(2),
}

export const Loading: Story = { args: { loadingText: 'Machines are loading', machines: [] } }

export const Empty: Story = { args: { machines: [], filters: undefined } }

export const Failed: Story = {
  args: {
    machines: [],
    failure: { title: 'The inventory could not be loaded', retryText: 'Try again', onRetry: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvas.queryByText('No entries found')).toBeNull()
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
