import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../components/Button/Button.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { followsLink } from '../../stories-assets/plays.js'
import { ProductTable } from './ProductTable.js'

const meta = {
  title: 'Modules/ProductTable',
  component: ProductTable,
  args: {
    caption: 'Cut and strip machines',
    nameText: 'Product',
    actionText: 'Actions',
    notApplicableText: '–',
    emptyText: 'No products found',
    columns: [
      { id: 'section', label: 'Wire cross-section', unit: 'mm²' },
      { id: 'length', label: 'Cutting length', unit: 'mm' },
      { id: 'rate', label: 'Pieces per hour' },
    ],
    products: [
      {
        id: 'cs-120',
        name: 'CS 120',
        href: '#cs-120',
        values: [
          { value: '0.03…4', bar: { start: 0.1, end: 0.55 } },
          { value: '1…100,000', bar: { start: 0, end: 0.8 } },
          { value: '4800', bar: { start: 0.6, end: 0.6 } },
        ],
      },
      {
        id: 'cs-960',
        name: 'CS 960',
        href: '#cs-960',
        brand: 'Strivona',
        values: [{ value: '10…240', bar: { start: 0.65, end: 1 } }, { value: '20…200,000' }, null],
      },
    ],
  },
} satisfies Meta<typeof ProductTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'CS 120' }), '#cs-120')
  },
}

export const Playground: Story = {}

export const WithActions: Story = {
  args: {
    renderAction: () => (
      <Button look="outline" size="small">
        Compare
      </Button>
    ),
  },
}

export const Empty: Story = { args: { products: [] } }

export const Phone: Story = {
  ...WithActions,
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region')
    region.scrollLeft = 200
    const name = canvas.getByRole('rowheader', { name: 'CS 120' })
    await expect(Math.round(name.getBoundingClientRect().left)).toBe(Math.round(region.getBoundingClientRect().left))
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
