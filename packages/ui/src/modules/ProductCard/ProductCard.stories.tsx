import type { Meta, StoryObj } from '@storybook/react-vite'
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
      { id: 'rate', label: 'Pieces per hour', value: '5200', bar: { start: 0, end: 0.7 } },
    ],
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
