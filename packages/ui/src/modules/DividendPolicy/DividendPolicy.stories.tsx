import type { Meta, StoryObj } from '@storybook/react-vite'
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

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
