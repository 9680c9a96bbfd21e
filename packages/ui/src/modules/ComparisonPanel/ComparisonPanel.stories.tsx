import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { machinePicture } from '../../stories-assets/machinePictures.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { pressesButton } from '../../stories-assets/plays.js'
import { ComparisonPanel, type ComparisonPanelProps } from './ComparisonPanel.js'

const groups: ComparisonPanelProps['groups'] = [
  {
    id: 'cut',
    title: 'Cut & strip',
    compareLink: { href: '#compare-cut', text: 'Compare 2 products' },
    clearText: 'Remove all',
    products: [
      {
        key: 'a1',
        name: 'Alpha 530',
        href: '#alpha',
        picture: machinePicture('cutStrip', '', 320, 240),
        variantId: 's',
        variants: [
          { value: 's', text: 'Alpha 530 S, 0.13–6 mm²' },
          { value: 'l', text: 'Alpha 530 L, 0.5–10 mm²' },
        ],
      },
      { key: 'k1', name: 'Kappa 350', href: '#kappa', picture: machinePicture('crimp', '', 320, 240) },
    ],
  },
  {
    id: 'feed',
    title: 'Wire feeding',
    compareLink: { href: '#compare-feed', text: 'Compare 1 product' },
    clearText: 'Remove all',
    products: [{ key: 'f1', name: 'Feeder 40', href: '#feeder', picture: machinePicture('reel', '', 320, 240) }],
  },
]

const meta = {
  title: 'Modules/ComparisonPanel',
  component: ComparisonPanel,
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
  args: {
    defaultOpen: true,
    title: 'Comparison',
    closeLabel: 'Close comparison',
    emptyTitle: 'No products chosen yet',
    emptyText: 'Add products of one category to see them beside each other.',
    groups,
    labels: { toRemoveLabel: (name) => `Remove ${name}`, variant: 'Variant' },
    onRemove: fn(),
    onClear: fn(),
    onChangeVariant: fn(),
  },
} satisfies Meta<typeof ComparisonPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.selectOptions(await screen.findByLabelText('Variant'), 'l')
    await expect(args.onChangeVariant).toHaveBeenCalledWith('a1', 'l')
    await userEvent.click(screen.getByRole('button', { name: 'Remove Kappa 350' }))
    await expect(args.onRemove).toHaveBeenCalledWith('k1')
  },
}

export const Playground: Story = {
  play: async ({ args }) => {
    await pressesButton(await screen.findByRole('button', { name: 'Remove Alpha 530' }))
    await expect(args.onRemove).toHaveBeenCalledTimes(3)
  },
}

export const Empty: Story = { args: { groups: [] } }

/** Products that are no longer in the catalogue are named. */
export const WithMissingProducts: Story = {
  args: { notices: ['No longer in the catalogue: alpha-200'] },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('alpha-200')
  },
}

export const Loading: Story = {
  args: { loadingText: 'Loading products', groups: [] },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Loading products')
    await expect(screen.queryByText('No products chosen yet')).toBeNull()
  },
}

export const Failed: Story = {
  args: { groups: [], failure: { title: 'The products could not be loaded', retryText: 'Try again', onRetry: fn() } },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect(args.failure?.onRetry).toHaveBeenCalledOnce()
    await expect(screen.queryByText('No products chosen yet')).toBeNull()
  },
}

export const RemovesTheTag: Story = {
  render: function Render(args) {
    const [left, setLeft] = useState(groups)
    return (
      <ComparisonPanel {...args} groups={left} onClear={(id) => setLeft(left.filter((group) => group.id !== id))} />
    )
  },
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: 'Remove all' })
    await userEvent.click(first as HTMLElement)
    await expect(screen.queryByText('Cut & strip')).toBeNull()
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
