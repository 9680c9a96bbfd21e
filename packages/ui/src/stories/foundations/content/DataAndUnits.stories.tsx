import type { Meta, StoryObj } from '@storybook/react-vite'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/Table/Table.js'
import { DoAndDont } from '../../examples.js'

const lengths = [
  ['Alpha 530', '0.1–15', '620'],
  ['Kappa 350', '0.1–50', '85'],
  ['Zeta 880', '0.1–15', '1,450'],
] as const

function Machines({ caption, heads, rows, align }: MachinesProps) {
  return (
    <Table caption={caption} hideCaption>
      <TableHead>
        <TableRow>
          {heads.map((head, at) => (
            <TableHeaderCell key={head} align={at > 0 ? align : 'start'}>
              {head}
            </TableHeaderCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([name, ...values]) => (
          <TableRow key={name}>
            <TableHeaderCell scope="row">{name}</TableHeaderCell>
            {values.map((value) => (
              <TableCell key={value} align={align}>
                {value}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

interface MachinesProps {
  readonly caption: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly [string, ...string[]])[]
  readonly align: 'start' | 'end'
}

const meta = { title: 'Foundations/Data and units' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const OneUnitPerColumn: Story = {
  render: () => (
    <DoAndDont
      good={{
        rule: 'The unit is in the head, figures end at one line, a range has an en dash.',
        show: <Machines caption="Machines" heads={['Machine', 'Strip, mm', 'Weight, kg']} rows={lengths} align="end" />,
      }}
      bad={{
        rule: 'Repeated units, mixed signs and ragged figures cannot be compared at a glance.',
        show: (
          <Machines
            caption="Machines, hard to compare"
            heads={['Machine', 'Strip', 'Weight']}
            rows={[
              ['Alpha 530', '0.1 - 15mm', '620 kg'],
              ['Kappa 350', '0.1 to 50 mm', '85kg'],
              ['Zeta 880', '0.1..15', '1.45 t'],
            ]}
            align="start"
          />
        ),
      }}
    />
  ),
}
