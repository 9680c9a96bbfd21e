import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { technicalDataContent } from '../../stories-assets/catalogueContent.js'
import { inChinese } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { opensDetails } from '../../stories-assets/plays.js'
import { Variants } from './Variants.js'

const specifications = technicalDataContent.groups[0]?.rows ?? []

const meta = {
  title: 'Modules/Variants',
  component: Variants,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Variants',
    system: 'dim_metric',
    labels: technicalDataContent.labels,
    items: [
      { id: 's', nameMetric: 'Alpha 530, 4 mm²', nameImperial: 'Alpha 530, AWG 12', specifications },
      { id: 'l', nameMetric: 'Alpha 530 XL, 6 mm²', nameImperial: 'Alpha 530 XL, AWG 10', specifications },
      { id: 'b', nameMetric: 'Alpha 530 Basic', nameImperial: 'Alpha 530 Basic', specifications: [] },
    ],
  },
} satisfies Meta<typeof Variants>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await opensDetails(canvas.getByText('Alpha 530 XL, 6 mm²'))
    await expect(canvas.getByText('Alpha 530 XL, 6 mm²').closest('summary')).toHaveAccessibleName(/Alpha 530 XL/)
  },
}

export const Playground: Story = {
  argTypes: { system: { control: 'inline-radio', options: ['dim_metric', 'dim_imperial'] } },
}

export const Imperial: Story = {
  args: { system: 'dim_imperial' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Alpha 530, AWG 12')).toBeVisible()
    await expect(canvas.getByText('Alpha 530, 4 mm²')).not.toBeVisible()
  },
}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Alpha 530, 4 mm²'))
    await expect(canvas.getAllByText('0.13–6')[0]).toBeVisible()
  },
}

export const HoverAndFocus: Story = inStates({ isWide: true })

export const LongGerman: Story = {
  render: (args) => (
    <div lang="de">
      <Variants
        {...args}
        title="Varianten"
        items={[
          {
            id: 'x',
            nameMetric: 'Mehrleiterkabelabisoliermaschinenvariante',
            nameImperial: 'Mehrleiterkabelabisoliermaschinenvariante',
            specifications: [],
          },
        ]}
      />
    </div>
  ),
  globals: { viewport: { value: 'phone320' } },
}

export const Chinese: Story = inChinese(meta.args)
