import type { Meta, StoryObj } from '@storybook/react-vite'
import { contentBlocks } from '../../stories-assets/contentBlocks.js'
import { machinePicture } from '../../stories-assets/machinePictures.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { Quote } from './Quote.js'

const meta = {
  title: 'Modules/Quote',
  component: Quote,
  parameters: { layout: 'fullscreen' },
  args: {
    text: '“We change over eleven times a day. With the Zeta we no longer plan for it.”',
    author: 'Maria Keller',
    role: 'Head of production, ACME Harness Ltd',
  },
} satisfies Meta<typeof Quote>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {
  args: { picture: machinePicture('harness', 'The production line of ACME Harness', 160, 160) },
}

export const WithoutAuthor: Story = { args: { author: undefined, role: undefined } }

/** Converted from a response of the content service; a test of the host verifies it. */
export const AsBlock: Story = { args: contentBlocks.quote }

export const LongGerman: Story = {
  ...inLongGerman(meta.args),
  render: (args) => (
    <Quote
      {...args}
      text="«Die Hochgeschwindigkeitskabelverarbeitung hat unsere Durchlaufzeiten halbiert – und die Qualitätssicherungskosten gleich mit.»"
      role="Leiterin Kabelkonfektionierung und Qualitätsmanagement"
    />
  ),
}

export const Chinese: Story = inChinese(meta.args)
