import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../components/Button/Button.js'
import { chineseProduct, longProduct, products } from '../../stories-assets/catalogueContent.js'
import { machinePicture } from '../../stories-assets/machinePictures.js'
import { inChinese } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
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

export const Default: Story = {}

export const Playground: Story = { args: { brand: 'Strivona' } }

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
