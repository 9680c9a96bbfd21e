import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { BenefitsList } from './BenefitsList.js'

const meta = {
  title: 'Modules/BenefitsList',
  component: BenefitsList,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'What it brings',
    items: [
      'Higher availability through planned maintenance',
      'Original spare parts within 24 hours',
      '',
      'One contact for every machine in the plant',
      'Documented condition for audits',
    ],
    details: {
      title: 'What it includes',
      items: ['Yearly inspection on site', 'Calibration of crimp force monitoring', 'Remote support on working days'],
    },
  },
} satisfies Meta<typeof BenefitsList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
  },
}

export const Playground: Story = {}

export const WithoutDetails: Story = { args: { details: undefined } }

export const Empty: Story = {
  args: { items: ['', ' '], details: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}

export const LongGerman: Story = {
  ...inLongGerman(meta.args),
  render: (args) => (
    <BenefitsList
      {...args}
      title="Ihre Vorteile"
      items={['Kabelverarbeitungsmaschinenverfügbarkeit durch Instandhaltungsplanung']}
    />
  ),
}

export const Chinese: Story = inChinese(meta.args)
