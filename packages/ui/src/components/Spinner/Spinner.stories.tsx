import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Cluster } from '../../foundations/layout/Layout.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { Spinner } from './Spinner.js'

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  args: { label: 'Loading tickets' },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading tickets')
  },
}

export const Playground: Story = { args: { size: 'large' } }

export const Sizes: Story = {
  render: () => (
    <Cluster>
      <Spinner size="small" label="Loading" />
      <Spinner size="medium" label="Loading" />
      <Spinner size="large" label="Loading" />
    </Cluster>
  ),
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
