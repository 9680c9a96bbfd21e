import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { investorBlocks } from '../../stories-assets/investorBlocks.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { DividendPolicy } from './DividendPolicy.js'

const meta = {
  title: 'Modules/DividendPolicy',
  component: DividendPolicy,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Dividend policy',
    text: 'Distributions from capital contribution reserves.',
    payouts: [
      { id: 'a', amountText: 'CHF 1.50', label: 'per registered share' },
      { id: 'b', amountText: 'CHF 0.80', label: 'per registered share' },
    ],
  },
} satisfies Meta<typeof DividendPolicy>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {}

export const WithChart: Story = {
  args: {
    chart: {
      caption: 'Distributions from capital contribution reserves',
      labelTitle: 'Distribution',
      amountTitle: 'Francs',
      rows: [
        { id: 'a', label: 'Distribution 1', amount: 1.5, amountText: '1.50' },
        { id: 'b', label: 'Distribution 2', amount: 0.8, amountText: '0.80' },
      ],
    },
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Distributions from capital contribution reserves' })
    await expect(
      within(table)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['1.50', '0.80'])
    // Bar lengths are proportional to the amounts.
    const bars = [...table.querySelectorAll('rect:last-child')].map((bar) => bar.getBoundingClientRect().width)
    await expect((bars[1] ?? 0) / (bars[0] ?? 1)).toBeCloseTo(0.8 / 1.5, 2)
  },
}

export const ManyPayouts: Story = {
  args: {
    payouts: [{ id: 'a', amountText: 'CHF 11.00', label: 'the largest' }],
    chart: {
      caption: 'Distributions',
      labelTitle: 'Distribution',
      amountTitle: 'Francs',
      rows: Array.from({ length: 12 }, (_, index) => ({
        id: `${index}`,
        label: `Distribution ${index + 1}`,
        amount: index,
        amountText: `${index}.00`,
      })),
    },
  },
  globals: { viewport: { value: 'phone320' } },
}
/** Converted from a response of the content service; a test of the host verifies it. */
export const AsBlock: Story = { args: investorBlocks.dividends }

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
