import type { Meta, StoryObj } from '@storybook/react-vite'
import { contentBlocks } from '../../stories-assets/contentBlocks.js'
import { longProduct, products } from '../../stories-assets/catalogueContent.js'
import { inChinese } from '../../stories-assets/inLanguage.js'
import { followsLink } from '../../stories-assets/plays.js'
import { ProductTeasers } from './ProductTeasers.js'

const meta = {
  title: 'Modules/ProductTeasers',
  component: ProductTeasers,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Machines for this task',
    products: products.slice(0, 4),
    link: { href: '#products', text: 'All products' },
  },
} satisfies Meta<typeof ProductTeasers>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'All products' }), '#products')
  },
}

export const Playground: Story = { args: { overline: 'Products', lead: 'Chosen by our application engineers.' } }

/** Converted from a response of the content service; a test of the host verifies it. */
export const AsBlock: Story = { args: contentBlocks.productTeasers }

export const LongGerman: Story = {
  render: (args) => (
    <div lang="de">
      <ProductTeasers
        {...args}
        title="Empfohlene Kabelverarbeitungsmaschinen"
        products={[longProduct]}
        link={undefined}
      />
    </div>
  ),
  globals: { viewport: { value: 'phone320' } },
}

export const Chinese: Story = inChinese(meta.args)
