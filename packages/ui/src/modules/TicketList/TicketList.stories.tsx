import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FilterBar } from '../../components/FilterBar/FilterBar.js'
import { Pagination } from '../../components/Pagination/Pagination.js'
import { SelectField } from '../../components/SelectField/SelectField.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { leavePage, sorts } from '../../stories-assets/plays.js'
import { TicketList } from './TicketList.js'

const filters = (
  <FilterBar label="Filter tickets" resultText="3 tickets" chips={[]}>
    <SelectField
      name="status"
      label="Status"
      options={[
        { value: '', text: 'All' },
        { value: 'open', text: 'Open' },
      ]}
    />
    <SelectField
      name="type"
      label="Type"
      options={[
        { value: '', text: 'All' },
        { value: 'fault', text: 'Fault' },
      ]}
    />
  </FilterBar>
)

const meta = {
  title: 'Modules/TicketList',
  component: TicketList,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Service tickets',
    caption: 'Tickets and their status',
    newLink: { href: '#new', text: 'New ticket' },
    filters,
    emptyText: 'No service tickets have been created yet.',
    labels: {
      ticketId: 'Ticket ID',
      type: 'Type',
      subject: 'Subject',
      machine: 'Machine',
      serialNumber: 'Serial number',
      status: 'Status',
      createdOn: 'Created on',
      replies: 'Replies',
    },
    sort: { columnId: 'createdOn', direction: 'descending' },
    onSortChange: fn(),
    sortLabel: 'Sort by',
    tickets: [
      {
        id: '1',
        href: '#1',
        ticketId: 'T-10482',
        type: 'Fault',
        subject: 'Crimp force drifts after two hours',
        machine: 'Kudex Alpha 550',
        serialNumber: 'A550-20417',
        status: { text: 'Open', tone: 'warning' },
        createdOn: { dateTime: '2026-11-18', text: '18 Nov 2026' },
        replies: '2',
      },
      {
        id: '2',
        href: '#2',
        ticketId: 'T-10457',
        type: 'Spare part',
        subject: 'Blades for 0.13 mm² stranded wire',
        machine: 'Kudex Strip 9',
        status: { text: 'In progress', tone: 'info' },
        createdOn: { dateTime: '2026-11-09', text: '9 Nov 2026' },
        replies: '5',
      },
      {
        id: '3',
        href: '#3',
        ticketId: 'T-10311',
        type: 'Question',
        subject: 'Which terminals fit the mini applicator?',
        status: { text: 'Closed' },
        createdOn: { dateTime: '2026-10-02', text: '2 Oct 2026' },
        replies: '1',
      },
    ],
  },
} satisfies Meta<typeof TicketList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Crimp force drifts after two hours' })).toHaveAttribute('href', '#1')
    // Identifiers have the face of the text; its figures have one width.
    const { fontFamily, fontVariantNumeric } = getComputedStyle(canvas.getByText('T-10482'))
    await expect([fontFamily, fontVariantNumeric]).toEqual([
      getComputedStyle(canvas.getByRole('table')).fontFamily,
      'tabular-nums',
    ])
    // The closed ticket is quieter than the others.
    const weights = canvas.getAllByRole('rowheader').map((header) => Number(getComputedStyle(header).fontWeight))
    await expect(weights[2]).toBeLessThan(weights[0] ?? 0)
    await sorts(canvas, 'Subject')
    await expect(args.onSortChange).toHaveBeenCalledWith({ columnId: 'subject', direction: 'ascending' })
  },
}

export const Playground: Story = {}

export const Paged: Story = {
  args: {
    pagination: (
      <Pagination
        label="Pages of tickets"
        page={2}
        pageCount={4}
        toHref={(page) => `#page-${page}`}
        toPageLabel={(page) => `Page ${page}`}
        previousText="Previous"
        nextText="Next"
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages of tickets' })).toBeVisible()
  },
}

export const WholeOrganization: Story = {
  args: {
    labels: {
      ...meta.args.labels,
      concern: 'Machine concerned',
      location: 'Location',
      contact: 'Contact',
      comments: 'Comments',
    },
    tickets: meta.args.tickets.map((ticket) => ({
      ...ticket,
      concern: 'Restricted',
      location: 'ACME Harness Ltd, Leeds',
      contact: 'Carla Customer',
      comments: '4',
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: /^Location(?: Contact)?$/ })).toHaveTextContent('Contact')
    await expect(canvas.getAllByRole('cell', { name: 'ACME Harness Ltd, Leeds Carla Customer' })).toHaveLength(3)
  },
}

/** All values in fixed lines: number, type and status, the subject, the machine, the location, and the others. */
export const OnPhone: Story = {
  ...WholeOrganization,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [, block] = canvas.getAllByRole('row')
    if (!block) throw new Error('There is no ticket')
    const ticket = within(block)
    const above = ['T-10482', 'Fault', 'Open', 'Crimp force drifts after two hours']
    const below = ['Kudex Alpha 550', 'A550-20417', 'Restricted', 'ACME Harness Ltd, Leeds', 'Carla Customer']
    for (const text of [...above, ...below, '18 Nov 2026', '2', '4']) await expect(ticket.getByText(text)).toBeVisible()
    // Numbers have the titles of their columns.
    const titles = ['2', '4'].map((text) => getComputedStyle(ticket.getByText(text), '::before').content)
    await expect(titles.join(' ')).toMatch(/Replies.*Comments/)
    // The whole block is the target of its link.
    block.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, height } = block.getBoundingClientRect()
    await expect(height).toBeLessThan(170)
    for (const y of [top + 4, top + height - 4])
      await expect(document.elementFromPoint(left + 4, y)).toBe(ticket.getByRole('link'))
    leavePage()
  },
}

/** Nine columns leave the subject no space: rows are blocks as on tablets. */
export const OnLaptop: Story = {
  ...WholeOrganization,
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const [, block] = canvas.getAllByRole('row')
    const subject = within(block ?? document.body).getByRole('rowheader')
    await expect(subject.getBoundingClientRect().width).toBeGreaterThan(600)
    const region = canvas.getByRole('region', { name: 'Tickets and their status' })
    await expect(region.scrollWidth).toBe(region.clientWidth)
  },
}

/** Beside each other from the right: the status is at the left edge. */
export const RightToLeft: Story = {
  ...OnPhone,
  globals: { ...OnPhone.globals, direction: 'rtl' },
  play: async ({ canvas }) => {
    const [, block] = canvas.getAllByRole('row')
    const place = (text: string) =>
      within(block ?? document.body)
        .getByText(text)
        .getBoundingClientRect()
    await expect(place('Open').right).toBeLessThan(place('T-10482').left)
  },
}

export const Loading: Story = { args: { loadingText: 'Tickets are loading', tickets: [] } }

export const Empty: Story = {
  args: { tickets: [], filters: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No service tickets have been created yet.')).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const NoMatch: Story = { args: { tickets: [], emptyText: 'No tickets were found for your filter settings.' } }

export const Failed: Story = {
  args: {
    tickets: [],
    failure: {
      title: 'Your tickets could not be loaded',
      text: 'Try again, or write to support@kudex.example.',
      retryText: 'Try again',
      onRetry: fn(),
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('support@kudex.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.failure?.onRetry).toHaveBeenCalledOnce()
  },
}

export const LongGerman: Story = inLongGerman({
  ...meta.args,
  title: 'Serviceanfragen',
  newLink: { href: '#neu', text: 'Neue Serviceanfrage' },
  filters: undefined,
  labels: {
    ticketId: 'Ticketnummer',
    type: 'Art der Anfrage',
    subject: 'Betreff',
    machine: 'Maschinenbezeichnung',
    serialNumber: 'Seriennummer',
    status: 'Bearbeitungsstatus',
    createdOn: 'Erstellungsdatum',
    replies: 'Antworten',
  },
  tickets: [
    {
      id: '1',
      href: '#1',
      ticketId: 'T-10482',
      type: 'Störungsmeldung',
      subject: 'Crimpkraftüberwachungseinrichtung meldet Grenzwertüberschreitung',
      machine: 'Kudex Alpha 550 Kabelkonfektioniervollautomat',
      serialNumber: 'A550-20417',
      status: { text: 'Wartet auf Ersatzteillieferung', tone: 'warning' },
      createdOn: { dateTime: '2026-11-18', text: '18. November 2026' },
      replies: '2',
    },
  ],
})

export const Chinese: Story = inChinese(meta.args)
