import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { classifications } from '../../stories-assets/catalogueContent.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { followsLink } from '../../stories-assets/plays.js'
import { ClassificationGrid } from './ClassificationGrid.js'

const meta = {
  title: 'Modules/ClassificationGrid',
  component: ClassificationGrid,
  parameters: { layout: 'fullscreen' },
  args: { items: classifications, emptyText: 'No products found' },
} satisfies Meta<typeof ClassificationGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'Crimp' }), '#crimp')
  },
}

export const Playground: Story = { args: { title: 'Product families' } }

export const Small: Story = { args: { size: 'small' } }

/** The links are above that of the tile. */
export const WithLinks: Story = {
  args: {
    items: classifications.slice(0, 3).map((item) => ({
      ...item,
      links: [
        { href: '#one', text: `${item.name}, benchtop` },
        { href: '#two', text: `${item.name}, automatic` },
      ],
    })),
  },
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'Crimp, automatic' }), '#two')
  },
}

export const Loading: Story = { args: { isLoading: true, loadingText: 'Loading products' } }

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No products found')).toBeVisible()
  },
}

export const HoverAndFocus: Story = inStates({ isWide: true })

export const LongGerman: Story = {
  ...inLongGerman(meta.args),
  render: (args) => (
    <ClassificationGrid
      {...args}
      items={args.items.slice(0, 1).map((item) => ({
        ...item,
        name: 'Kabelverarbeitungsmaschinenzubehör',
        description: 'Hochgeschwindigkeitsabisoliermaschinen und Crimpkraftüberwachungssysteme.',
      }))}
    />
  ),
}

export const Chinese: Story = inChinese(meta.args)
