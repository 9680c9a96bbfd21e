import type { Meta, StoryObj } from '@storybook/react-vite'
import { contentBlocks } from '../../stories-assets/contentBlocks.js'
import { inChinese } from '../../stories-assets/inLanguage.js'
import { Facts } from './Facts.js'

const meta = {
  title: 'Modules/Facts',
  component: Facts,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'In figures',
    items: [
      { id: 'accuracy', value: '0.2', unit: '%', label: 'Length accuracy', note: 'On every wire of a shift' },
      { id: 'output', value: '5,200', unit: '/h', label: 'Wires per hour' },
      { id: 'countries', value: '60', label: 'Countries with our own service' },
      { id: 'years', value: '48', label: 'Years of wire processing' },
    ],
  },
} satisfies Meta<typeof Facts>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = { args: { overline: 'Kudex today' } }

export const Three: Story = { render: (args) => <Facts {...args} items={args.items.slice(0, 3)} /> }

/** Converted from a response of the content service; a test of the host verifies it. */
export const AsBlock: Story = { args: contentBlocks.facts }

export const LongGerman: Story = {
  render: (args) => (
    <div lang="de">
      <Facts
        {...args}
        title="Kennzahlen"
        items={args.items.map((item) => ({
          ...item,
          label: 'Hochgeschwindigkeitsablängungsgenauigkeit',
          note: undefined,
        }))}
      />
    </div>
  ),
  globals: { viewport: { value: 'phone320' } },
}

export const Chinese: Story = inChinese(meta.args)
