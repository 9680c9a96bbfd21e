import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { from } from '../../foundations/breakpoints.js'
import { contentBlocks } from '../../stories-assets/contentBlocks.js'
import { tableContent } from '../../stories-assets/blockContent.js'
import { inChinese, inLongGerman, smallestPhone } from '../../stories-assets/inLanguage.js'
import { clicksAt, leavePage, tabsTo } from '../../stories-assets/plays.js'
import { TableSection } from './TableSection.js'

const meta = {
  title: 'Modules/TableSection',
  component: TableSection,
  parameters: { layout: 'fullscreen' },
  args: tableContent,
} satisfies Meta<typeof TableSection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Braid' })).toBeVisible()
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3)
    const table = canvas.getByRole('region', { name: /^The layers of a shielded cable/ })
    await clicksAt(table)
    await expect(table).toHaveFocus()
    await tabsTo(table)
    leavePage()
  },
}

export const Playground: Story = {}

export const ShortRow: Story = {
  render: (args) => <TableSection {...args} rows={[...args.rows, ['Conductor']]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('cell')).toHaveLength(6)
  },
}

export const PartNumbers: Story = {
  args: {
    title: 'Contacts',
    caption: 'Contacts in stock',
    columns: ['Part number', 'Conductor', 'Plating', 'Crimp height', 'On a reel'],
    rows: [
      ['CX-0635-T', '0.22–0.35 mm²', 'Tin', '0.84 mm', '10,000'],
      ['CX-1505-T', '0.35–0.5 mm²', 'Tin', '1.06 mm', '6,000'],
      ['CX-2825-S', '1.5–2.5 mm²', 'Silver, for currents of 40 A and more', '1.85 mm', '3,000'],
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'CX-0635-T' })).toHaveStyle({ whiteSpace: 'nowrap' })
    await expect(canvas.getByRole('cell', { name: '0.22–0.35 mm²' })).toHaveStyle({ whiteSpace: 'nowrap' })
    await expect(canvas.getByRole('cell', { name: /^Silver/ })).toHaveStyle({
      whiteSpace: 'normal',
      textAlign: 'start',
    })
    // On phones rows are stacked, without heads of columns.
    if (!matchMedia(from.md).matches) return
    await expect(canvas.getByRole('cell', { name: '10,000' })).toHaveStyle({ textAlign: 'end' })
    await expect(canvas.getByRole('columnheader', { name: 'On a reel' })).toHaveStyle({ textAlign: 'end' })
  },
}

export const Colors: Story = {
  args: {
    title: 'Signals',
    caption: 'Signal colours as sRGB values',
    columns: ['Brand', 'On light', 'On dark'],
    rows: [
      ['Kudex', '#FF5A00', '#FF6A1A'],
      ['Expo', '#FFC800', '#FFD02E'],
    ],
  },
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('cell', { name: '#FF5A00' })
    await expect(cell.querySelector('rect')).toHaveStyle({ fill: 'rgb(255, 90, 0)' })
  },
}

/** The rows are groups of lines and nothing is cut; for screen readers they are still a table. */
export const PartNumbersOnPhone: Story = {
  ...PartNumbers,
  globals: smallestPhone,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Contacts in stock' })
    await expect(region.scrollWidth).toBe(region.clientWidth)
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5)
    const [header, value] = [
      canvas.getByRole('rowheader', { name: 'CX-0635-T' }),
      canvas.getByRole('cell', { name: '0.22–0.35 mm²' }),
    ].map((cell) => cell.getBoundingClientRect())
    await expect(header?.left).toBe(value?.left)
    await expect(header?.bottom).toBeLessThanOrEqual(value?.top ?? 0)
  },
}

/** Converted from a response of the content service; a test of the host verifies it. */
export const AsBlock: Story = { args: contentBlocks.table }

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
