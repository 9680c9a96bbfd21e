import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longProduct, products } from '../../stories-assets/catalogueContent.js'
import { inChinese } from '../../stories-assets/inLanguage.js'
import { followsLink } from '../../stories-assets/plays.js'
import { RelatedProducts } from './RelatedProducts.js'

const meta = {
  title: 'Modules/RelatedProducts',
  component: RelatedProducts,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Goes with it',
    groups: [
      { id: 'related', title: 'Related products', products: products.slice(1, 4) },
      { id: 'component', title: 'Components', products: products.slice(3, 5) },
      { id: 'service', title: 'Services', products: products.slice(4, 5) },
    ],
  },
} satisfies Meta<typeof RelatedProducts>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'Kappa 350' }), '#kappa-350')
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  },
}

export const Playground: Story = {}

export const OneGroup: Story = {
  render: (args) => (
    <RelatedProducts
      {...args}
      groups={args.groups.map((group, index) => (index === 0 ? group : { ...group, products: [] }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(1)
  },
}

export const Empty: Story = {
  args: { groups: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}

export const LongGerman: Story = {
  render: (args) => (
    <div lang="de">
      <RelatedProducts
        {...args}
        title="Zugehörige Produkte"
        groups={[{ id: 'a', title: 'Kabelverarbeitungskomponenten', products: [longProduct] }]}
      />
    </div>
  ),
  globals: { viewport: { value: 'phone320' } },
}

export const Chinese: Story = inChinese(meta.args)
