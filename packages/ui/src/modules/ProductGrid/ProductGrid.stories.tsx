import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { chineseProduct, longProduct, products } from '../../stories-assets/catalogueContent.js'
import { inChinese } from '../../stories-assets/inLanguage.js'
import { followsLink } from '../../stories-assets/plays.js'
import { ProductGrid, ProductList } from './ProductGrid.js'

const meta = {
  title: 'Modules/ProductGrid',
  component: ProductGrid,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Products', countText: '5 products', products, emptyText: 'No products found' },
} satisfies Meta<typeof ProductGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'Kappa 350' }), '#kappa-350')
  },
}

export const Playground: Story = {}

export const Loading: Story = {
  args: { isLoading: true, loadingText: 'Loading products' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading products')
  },
}

export const Empty: Story = {
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No products found')).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

/** Beside filters no machine is alone in its row. */
export const Four: Story = {
  render: () => (
    <ProductList isNarrow headingElement="h2" products={products.slice(0, 4)} emptyText="No products found" />
  ),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top)
    await expect(tops[0]).toBe(tops[1])
    await expect(tops[2]).toBeGreaterThan(tops[1] ?? Infinity)
    await expect(tops[2]).toBe(tops[3])
  },
}

export const LongGerman: Story = {
  render: (args) => (
    <div lang="de">
      <ProductGrid {...args} title="Kabelverarbeitungsmaschinen" countText="1 Produkt" products={[longProduct]} />
    </div>
  ),
  globals: { viewport: { value: 'phone320' } },
}

export const Chinese: Story = {
  ...inChinese(meta.args),
  render: (args) => <ProductGrid {...args} title="产品" countText="1 个产品" products={[chineseProduct]} />,
}
