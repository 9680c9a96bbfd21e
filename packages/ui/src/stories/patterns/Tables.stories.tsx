import type { Meta, StoryObj } from '@storybook/react-vite'
import { DataTable } from '../../components/DataTable/DataTable.js'
import { Status } from '../../components/Badge/Badge.js'
import { DoAndDont } from '../examples.js'

const columns = [
  { id: 'subject', title: 'Subject', isRowHeader: true, toCell: (row: Row) => row.subject },
  { id: 'status', title: 'Status', toCell: (row: Row) => <Status tone="info">{row.status}</Status> },
  { id: 'replies', title: 'Replies', align: 'end', toCell: (row: Row) => row.replies },
] as const

const tooMany = [
  { id: 'id', title: 'ID', isRowHeader: true, toCell: (row: Row) => row.id },
  ...columns.slice(1).toReversed(),
  { id: 'subject', title: 'Subj.', toCell: (row: Row) => row.subject },
] as const

const rows: readonly Row[] = [
  { id: '8a1f-20418', subject: 'Crimp height drifts', status: 'Open', replies: 4 },
  { id: '8a1f-20371', subject: 'Blade set worn', status: 'Waiting', replies: 12 },
]

interface Row {
  readonly id: string
  readonly subject: string
  readonly status: string
  readonly replies: number
}

const meta = { title: 'Patterns/Tables' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const NamesFirst: Story = {
  render: () => (
    <DoAndDont
      good={{
        rule: 'The first column is what people call the row; it is the link.',
        show: (
          <DataTable
            caption="Tickets"
            hideCaption
            columns={columns}
            rows={rows}
            toKey={({ id }) => id}
            toHref={({ id }) => `#${id}`}
          />
        ),
      }}
      bad={{
        rule: 'A number of the database first, the name last and cut.',
        show: (
          <DataTable
            caption="Tickets, hard to read"
            hideCaption
            columns={tooMany}
            rows={rows}
            toKey={({ id }) => id}
            toHref={({ id }) => `#${id}`}
          />
        ),
      }}
    />
  ),
}
