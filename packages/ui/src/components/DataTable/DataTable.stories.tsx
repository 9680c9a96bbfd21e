import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '../../foundations/layout/Layout.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { tabsTo } from '../../stories-assets/plays.js'
import { Status } from '../Badge/Badge.js'
import { Button } from '../Button/Button.js'
import { EmptyState } from '../EmptyState/EmptyState.js'
import { DataTable, type DataColumn, type DataSort, type DataTableProps } from './DataTable.js'

type Ticket = { id: string; number: string; subject: string; machine: string; status: string; replies: number }

const tickets: readonly Ticket[] = [
  {
    id: 'ticket-20418',
    number: 'T-20418',
    subject: 'Crimp height drifts after 2,000 cycles',
    machine: 'Alpha 530',
    status: 'Open',
    replies: 4,
  },
  {
    id: 'ticket-20371',
    number: 'T-20371',
    subject: 'Blade set worn on one side',
    machine: 'Kappa 350',
    status: 'Waiting',
    replies: 1,
  },
  {
    id: 'ticket-19984',
    number: 'T-19984',
    subject: 'Update to release 8.2',
    machine: 'Zeta 880',
    status: 'Closed',
    replies: 12,
  },
]

const columns: readonly DataColumn<Ticket>[] = [
  { id: 'subject', title: 'Subject', toCell: (ticket: Ticket) => ticket.subject, isRowHeader: true, isSortable: true },
  {
    id: 'number',
    title: 'Ticket',
    toCell: (ticket: Ticket) => ticket.number,
    isSortable: true,
    isSelfExplanatory: true,
  },
  { id: 'machine', title: 'Machine', isSelfExplanatory: true, toCell: (ticket: Ticket) => ticket.machine },
  {
    id: 'status',
    title: 'Status',
    isSelfExplanatory: true,
    toCell: ({ status }: Ticket) => <Status tone={status === 'Open' ? 'warning' : 'neutral'}>{status}</Status>,
  },
  { id: 'replies', title: 'Replies', toCell: (ticket: Ticket) => ticket.replies, align: 'end', isSortable: true },
]

const TicketTable = DataTable<Ticket>

const meta = {
  title: 'Components/DataTable',
  component: TicketTable,
  args: { caption: 'Service tickets', columns, rows: tickets, toKey: (ticket: Ticket) => ticket.id },
} satisfies Meta<typeof TicketTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {
  args: { toHref: (ticket) => `#${ticket.id}`, sort: { columnId: 'number', direction: 'descending' } },
}

export const Sortable: Story = {
  render: function Render(args: DataTableProps<Ticket>) {
    const [sort, setSort] = useState<DataSort>({ columnId: 'number', direction: 'descending' })
    const factor = sort.direction === 'ascending' ? 1 : -1
    const key = sort.columnId as 'number' | 'subject' | 'replies'
    const rows = [...args.rows].toSorted((a, b) => factor * (a[key] < b[key] ? -1 : 1))
    return <TicketTable {...args} rows={rows} sort={sort} onSortChange={setSort} toHref={({ id }) => `#${id}`} />
  },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Replies' })
    await expect(header).toHaveAttribute('aria-sort', 'none')
    await tabsTo(within(header).getByRole('button', { name: 'Replies' }))
    await userEvent.keyboard('{Enter}')
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Blade set worn')
    await userEvent.click(within(header).getByRole('button'))
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await expect(canvas.getByRole('link', { name: 'Update to release 8.2' })).toHaveAttribute('href', '#ticket-19984')
  },
}

export const OnPhone: Story = {
  args: {
    toHref: (ticket) => `#${ticket.id}`,
    sort: { columnId: 'number', direction: 'descending' },
    onSortChange: fn(),
    sortLabel: 'Sort by',
  },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' })
    await expect(select).toHaveDisplayValue('Ticket ↓')
    await userEvent.selectOptions(select, 'Replies ↑')
    await expect(args.onSortChange).toHaveBeenCalledWith({ columnId: 'replies', direction: 'ascending' })
    // The titles are for screen readers only.
    await expect(canvas.getByRole('columnheader', { name: 'Ticket' })).toHaveAttribute('aria-sort', 'descending')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Nothing is chosen in the select as long as the rows are not sorted. */
export const UnsortedOnPhone: Story = {
  args: { onSortChange: fn(), sortLabel: 'Sort by' },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' })
    await expect(select).toHaveValue('-1')
    await userEvent.selectOptions(select, 'Ticket ↑')
    await expect(args.onSortChange).toHaveBeenCalledWith({ columnId: 'number', direction: 'ascending' })
  },
}

const sparse: readonly DataColumn<Ticket>[] = columns.map((column) =>
  column.id === 'machine'
    ? {
        ...column,
        toCell: ({ id, machine }) => (id === 'ticket-20371' ? undefined : machine),
        below: {
          title: 'Serial number',
          toCell: ({ id, number }) => (id === 'ticket-20371' ? undefined : `A${number}`),
        },
      }
    : column,
)

/** A second value below the first; rows that are done are quieter. */
export const TwoValuesInACell: Story = {
  args: { columns: sparse, toHref: (ticket) => `#${ticket.id}`, isQuiet: ({ status }) => status === 'Closed' },
  play: async ({ canvas }) => {
    // On phones the titles are for screen readers only.
    const header = canvas.getByRole('columnheader', { name: /^Machine(?: Serial number)?$/ })
    await expect(header).toHaveTextContent('Serial number')
    await expect(canvas.getByRole('cell', { name: 'Alpha 530 AT-20418' })).toBeVisible()
  },
}

/** In blocks cells of two lines are last; an empty one keeps its place, so that values are below each other. */
export const MissingValuesOnPhone: Story = {
  ...TwoValuesInACell,
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const [, full, lacking] = canvas.getAllByRole('row')
    const toCells = (row: HTMLElement | undefined) => Array.from(row?.querySelectorAll('td') ?? [])
    const [, machine, ...others] = toCells(full)
    const lastTop = Math.max(...others.map((cell) => cell.getBoundingClientRect().top))
    await expect(machine?.getBoundingClientRect().bottom).toBeGreaterThan(lastTop)
    const empty = toCells(lacking)[1]
    await expect(empty).toBeVisible()
    await expect(empty).toBeEmptyDOMElement()
    await expect(empty?.getBoundingClientRect().left).toBe(machine?.getBoundingClientRect().left)
  },
}

/** With a line above the row header a block is short: what is below follows in lines. */
export const DenseOnPhone: Story = {
  ...TwoValuesInACell,
  args: {
    ...TwoValuesInACell.args,
    columns: sparse.map((column) =>
      column.id === 'number'
        ? { ...column, above: 'start' }
        : column.id === 'status'
          ? { ...column, above: 'end' }
          : column,
    ),
  },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const place = (text: string) => canvas.getByText(text).getBoundingClientRect()
    const [number, status, subject] = [place('T-20418'), place('Open'), place('Crimp height drifts after 2,000 cycles')]
    await expect(Math.abs(status.top + status.bottom - number.top - number.bottom)).toBeLessThan(8)
    await expect(status.left).toBeGreaterThan(number.right)
    await expect(subject.top).toBeGreaterThanOrEqual(number.bottom)
    // Both values of a cell on one line below the subject, the next cell on the line after it.
    const [machine, serialNumber, replies] = ['Alpha 530', 'AT-20418', '4'].map(place)
    await expect(Math.round(serialNumber?.bottom ?? 0)).toBe(Math.round(machine?.bottom ?? 0))
    await expect(machine?.top).toBeGreaterThanOrEqual(subject.bottom)
    await expect(replies?.top).toBeGreaterThanOrEqual(machine?.bottom ?? 0)
  },
}

export const States: Story = {
  render: (args) => (
    <Stack gap="7">
      <TicketTable {...args} caption="Loading" rows={[]} loading={{ text: 'Loading tickets', rowCount: 3 }} />
      <TicketTable
        {...args}
        caption="Empty"
        rows={[]}
        placeholder={
          <EmptyState
            level={3}
            title="No service tickets have been created yet."
            actions={<Button look="outline">New ticket</Button>}
          />
        }
      />
      <TicketTable
        {...args}
        caption="Failed"
        rows={[]}
        placeholder={
          <EmptyState level={3} tone="error" title="The tickets could not be loaded">
            Try again, or write to support@kudex.example.
          </EmptyState>
        }
      />
    </Stack>
  ),
}

export const HoverAndFocus: Story = { ...Playground, ...inStates({ target: 'tbody a', isWide: true }) }

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
