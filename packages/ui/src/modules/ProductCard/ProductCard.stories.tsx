import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../components/Button/Button.js'
import { chineseProduct, longProduct, products } from '../../stories-assets/catalogueContent.js'
import { machinePicture } from '../../stories-assets/machinePictures.js'
import { inChinese } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { followsLink } from '../../stories-assets/plays.js'
import { ProductCard } from './ProductCard.js'

const meta = {
  title: 'Modules/ProductCard',
  component: ProductCard,
  args: products[0] ?? longProduct,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'Alpha 530' }), '#alpha-530')
  },
}

export const Playground: Story = { args: { brand: 'Strivona' } }

export const WithFigures: Story = {
  args: {
    figures: [
      { id: 'section', label: 'Wire cross-section', value: '0.08…10\u00A0mm²', bar: { start: 0.2, end: 0.6 } },
      { id: 'length', label: 'Cutting length', value: '1…999,900\u00A0mm', bar: { start: 0, end: 1 } },
      { id: 'rate', label: 'Pieces per hour', value: '5200', bar: { start: 0.7, end: 0.7 } },
    ],
  },
}

/** The action stands beside the picture and the figures below it, so that a value stays beside its name (CAT-10). */
export const OnPhones: Story = {
  args: { ...WithFigures.args, action: <Button size="small">Compare</Button> },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('article').firstElementChild?.getBoundingClientRect()
    const label = canvas.getByText('Wire cross-section').getBoundingClientRect()
    await expect(canvas.getByRole('button').getBoundingClientRect().top).toBeLessThan(picture?.bottom ?? 0)
    await expect(label.top).toBeGreaterThanOrEqual(picture?.bottom ?? Infinity)
    await expect(label.left).toBe(picture?.left)
    await expect(label.height).toBe(canvas.getByText('5200').getBoundingClientRect().height)
  },
}

/** Cards of a row share their lines, also where a value is missing or has no scale. */
export const FiguresAlign: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '1rem' }}>
      {[{ start: 0.2, end: 0.6 }, null, undefined].map((bar, index) => (
        <ProductCard
          {...args}
          key={index}
          figures={[
            { id: 'section', label: 'Section', value: '6\u00A0mm²', bar: { start: 0.2, end: 0.2 } },
            { id: 'force', label: 'Force', value: '–', bar },
            { id: 'weight', label: 'Weight', value: '26\u00A0kg', bar: { start: 1, end: 1 } },
          ]}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const label of ['Section', 'Force', 'Weight']) {
      const tops = canvas.getAllByText(label).map((term) => term.getBoundingClientRect().top)
      await expect(new Set(tops).size).toBe(1)
    }
  },
}

export const WithAction: Story = {
  args: {
    action: (
      <Button look="outline" size="small">
        Compare
      </Button>
    ),
  },
}

export const NameOnly: Story = {
  args: { description: undefined, figure: undefined, picture: machinePicture('wire', '', 960, 720) },
}

export const HoverAndFocus: Story = inStates()

export const LongGerman: Story = {
  render: () => (
    <div lang="de">
      <ProductCard {...longProduct} />
    </div>
  ),
  globals: { viewport: { value: 'phone320' } },
}

export const Chinese: Story = {
  ...inChinese(meta.args),
  render: () => <ProductCard {...chineseProduct} />,
}
