import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../components/Button/Button.js'
import { productHeaderContent } from '../../stories-assets/catalogueContent.js'
import { machinePicture } from '../../stories-assets/machinePictures.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { followsLink } from '../../stories-assets/plays.js'
import { ProductHeader } from './ProductHeader.js'

const meta = {
  title: 'Modules/ProductHeader',
  component: ProductHeader,
  parameters: { layout: 'fullscreen' },
  args: productHeaderContent,
} satisfies Meta<typeof ProductHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'Request a quotation' }), '#quote')
    await expect(canvas.getByRole('heading', { level: 1, name: 'Alpha 530' })).toBeVisible()
    await expect(canvas.getByAltText('Alpha 530, front view')).toHaveAttribute('fetchpriority', 'high')
  },
}

export const Playground: Story = { args: { actions: <Button look="outline">Add to comparison</Button> } }

export const OtherBrand: Story = {
  args: { brand: { name: 'Strivona', picture: machinePicture('wire', 'Strivona', 192, 96) }, name: 'Feeder 40' },
}

export const NameAndPictureOnly: Story = {
  args: { overline: undefined, lead: undefined, description: undefined, figures: undefined, links: undefined },
}

export const LongGerman: Story = {
  ...inLongGerman(meta.args),
  render: (args) => (
    <ProductHeader
      {...args}
      overline="Kabelverarbeitungsmaschinen"
      name="Mehrleiterkabelabisoliermaschine 3000"
      lead="Vollautomatische Hochgeschwindigkeitsablängung mit Crimpkraftüberwachung."
    />
  ),
}

export const Chinese: Story = {
  ...inChinese(meta.args),
  render: (args) => (
    <ProductHeader
      {...args}
      overline="全自动压接"
      name="阿尔法 530"
      lead="两根导线同时裁切、剥皮和压接。"
      description="适用于 0.13 至 6 mm² 的导线。"
    />
  ),
}
