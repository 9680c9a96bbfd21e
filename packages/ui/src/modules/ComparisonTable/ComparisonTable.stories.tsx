import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../components/Button/Button.js'
import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import { machinePicture } from '../../stories-assets/machinePictures.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { MeasurementSwitch } from '../MeasurementSwitch/MeasurementSwitch.js'
import { ComparisonTable } from './ComparisonTable.js'

const products = [
  { key: 'a', name: 'Alpha 530', href: '#a', variantText: 'S', picture: machinePicture('cutStrip', '', 480, 320) },
  { key: 'b', name: 'Kappa 350', href: '#b', variantText: 'Bench', picture: machinePicture('crimp', '', 480, 320) },
  { key: 'c', name: 'Zeta 880', href: '#c', variantText: '36 wires', picture: machinePicture('harness', '', 480, 320) },
]

const rows = [
  { id: 'cross', label: 'Cross-section', unit: 'mm²', values: ['0.13–6', '0.2–35', '0.13–6'] },
  { id: 'length', label: 'Stripping length', unit: 'mm', values: ['0.1–15', '0.1–50', '0.1–15'] },
  { id: 'voltage', label: 'Voltage', unit: 'V', values: ['230', '230', '230'] },
  { id: 'wires', label: 'Wires without changeover', values: ['2', undefined, '36'] },
  { id: 'air', label: 'Compressed air', unit: 'bar', values: ['6', '6', '6'] },
  { id: 'weight', label: 'Weight', unit: 'kg', values: ['620', '85', '1,450'] },
]

const hideIdentical = {
  label: 'Hide identical values',
  nothingLeftText: 'These products do not differ in any value.',
}

const meta = {
  title: 'Modules/ComparisonTable',
  component: ComparisonTable,
  args: {
    caption: 'Cut & strip: three products',
    products,
    rows,
    notApplicableText: 'n/a',
    differsText: '(differs)',
    labels: { toRemoveLabel: (name) => `Remove ${name} from the comparison` },
    onRemove: fn(),
  },
} satisfies Meta<typeof ComparisonTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {
  args: {
    hideIdentical: { ...hideIdentical, isOn: false, onChange: fn() },
    aside: (
      <MeasurementSwitch
        label="Measurement system"
        system="dim_metric"
        options={[
          { value: 'dim_metric', text: 'Metric' },
          { value: 'dim_imperial', text: 'Imperial' },
        ]}
        form={{ action: '#', method: 'get', name: 'system' }}
        onChange={() => {}}
      />
    ),
  },
}

export const HidesEqualRows: Story = {
  render: function Render(args) {
    const [isOn, setIsOn] = useState(false)
    return <ComparisonTable {...args} hideIdentical={{ ...hideIdentical, isOn, onChange: setIsOn }} />
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(6)
    await userEvent.click(canvas.getByRole('switch', { name: 'Hide identical values' }))
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4)
    await expect(canvas.queryByRole('rowheader', { name: /Voltage/ })).toBeNull()
    await expect(canvas.getByRole('cell', { name: 'n/a' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Kappa 350 from the comparison' }))
    await expect(args.onRemove).toHaveBeenCalledWith('b')
  },
}

/** Says so if every row is hidden. */
export const NothingLeft: Story = {
  args: {
    rows: rows.map((row) => ({ ...row, values: row.values.map(() => row.values[0]) })),
    hideIdentical: { ...hideIdentical, isOn: true, onChange: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('These products do not differ in any value.')
    await expect(canvas.queryAllByRole('rowheader')).toHaveLength(0)
  },
}

const fourProducts = [...products, ...products].slice(0, 4).map((product, index) => ({ ...product, key: `${index}` }))

/** Four products fit a window of 1280 px: the table uses the scroll of the page. */
export const FourProducts: Story = {
  args: {
    products: fourProducts,
    rows: rows.map((row) => ({ ...row, values: [...row.values, row.values[0]] })),
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region')
    if (box.clientWidth < 1024) return
    await expect(getComputedStyle(box).overflowX).toBe('visible')
    await expect(box.scrollWidth).toBe(box.clientWidth)
  },
}

/** Groups of the catalogue, and variant selections in the column headers. */
export const GroupsAndVariants: Story = {
  args: {
    products: products.map((product, index) => ({
      ...product,
      variantText: undefined,
      ...(index < 2 && {
        variant: {
          name: 'product',
          value: `${product.key}:s`,
          options: [
            { value: `${product.key}:s`, text: `${product.name} S` },
            { value: `${product.key}:l`, text: `${product.name} L, for up to 10 mm²` },
          ],
        },
      }),
    })),
    rows: rows.map((row, index) => ({ ...row, group: index < 2 ? undefined : index < 5 ? 'Supply' : 'Installation' })),
    labels: {
      toRemoveLabel: (name) => `Remove ${name} from the comparison`,
      toVariantLabel: (name) => `Variant of ${name}`,
    },
    onChangeVariant: fn(),
    form: { id: 'comparison', removeName: 'without' },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Supply' })).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Variant of Alpha 530' }), 'a:l')
    await expect(args.onChangeVariant).toHaveBeenCalledWith('a', 'a:l')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Zeta 880 from the comparison' }))
    await expect(args.onRemove).toHaveBeenCalledWith('c')
  },
}

export const OneProduct: Story = {
  args: {
    products: products.slice(0, 1),
    rows: rows.map((row) => ({ ...row, values: row.values.slice(0, 1) })),
    hideIdentical: { ...hideIdentical, isOn: true, onChange: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).toBeNull()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(6)
  },
}

/** Two products fit beside each other on a phone, with their pictures; a value breaks between its parts only. */
export const TwoOnPhone: Story = {
  args: {
    products: products.slice(0, 2),
    rows: [
      { id: 'supply', label: 'Power supply', values: ['1 × 100…240 V, 50…60 Hz', '3 × 400 V, 50…60 Hz'] },
      ...rows.map((row) => ({ ...row, values: row.values.slice(0, 2) })),
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('cell', { name: '1 × 100…240 V, 50…60 Hz' })).toBeVisible()
    for (const range of canvas.getAllByText('50…60 Hz')) await expect(range).toHaveStyle({ whiteSpace: 'nowrap' })
    const pictures = canvasElement.querySelectorAll('thead img')
    await expect(pictures).toHaveLength(2)
    for (const picture of pictures) await expect(picture).toBeVisible()
  },
}

export const ManyPagesOnPhone: Story = {
  args: {
    products: Array.from({ length: 12 }, (_, index) => ({
      key: `${index}`,
      name: `Alpha ${index + 500}`,
      href: `#${index}`,
    })),
    rows: rows.map((row) => ({ ...row, values: Array.from({ length: 12 }, (_, index) => row.values[index % 3]) })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    // Nothing is beyond an edge: each value is a line that begins with the name of its product.
    const box = canvas.getByRole('region')
    await expect(box.scrollWidth).toBe(box.clientWidth)
    const [value] = canvas.getAllByRole('cell', { name: '0.13–6' })
    await expect(getComputedStyle(value!, '::before').content).toContain('Alpha 500')
  },
}

export const Empty: Story = {
  args: {
    products: [],
    rows: [],
    placeholder: <EmptyState title="No products found">Choose products of one category.</EmptyState>,
  },
}

export const Loading: Story = {
  args: {
    rows: [],
    hideIdentical: { ...hideIdentical, isOn: false, onChange: fn() },
    loadingText: 'Loading technical data',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading technical data')
    // No rows to hide.
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}

export const Failed: Story = {
  args: {
    rows: [],
    failure: { title: 'The technical data could not be loaded', retryText: 'Try again', onRetry: fn() },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be loaded')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.failure?.onRetry).toHaveBeenCalledOnce()
  },
}

/** The last button ends at the edge of the table, also while the status beside it is empty. */
export const Foot: Story = {
  args: {
    foot: (
      <>
        <Button look="outline">Add a product</Button>
        <div>
          <Button look="outline">Print</Button>
          <span role="status" />
        </div>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const right = (element: Element | null | undefined) => element?.getBoundingClientRect().right
    const print = canvas.getByRole('button', { name: 'Print' })
    await expect(right(print)).toBe(right(print.parentElement?.parentElement))
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
