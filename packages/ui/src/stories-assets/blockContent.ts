import type { AccordionSectionProps } from '../modules/AccordionSection/AccordionSection.types.js'
import type { TableSectionProps } from '../modules/TableSection/TableSection.types.js'
import type { StructuredText } from '../modules/TextSection/TextSection.types.js'

const paragraph = (value: string): StructuredText => ({
  schema: 'dast',
  document: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'span', value }] }] },
})

export const accordionContent: AccordionSectionProps = {
  title: 'Asked often',
  items: [
    {
      id: 'cables',
      title: 'Which cables can be tried?',
      document: paragraph('Send us two metres of any shielded cable from 4 to 240 mm².'),
    },
    {
      id: 'braid',
      title: 'What happens to the braid?',
      document: paragraph('It is cut against a mandrel, folded back and held by a sleeve.'),
    },
  ],
}

export const tableContent: TableSectionProps = {
  title: 'Six layers, six tools',
  caption: 'The layers of a shielded cable and what removes them',
  columns: ['Layer', 'Material', 'Tool'],
  rows: [
    ['Jacket', 'XLPE', 'Scoring blade'],
    ['Braid', 'Tinned copper', 'Mandrel and ring blade'],
  ],
}
