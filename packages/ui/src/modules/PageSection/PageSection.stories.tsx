import type { Meta, StoryObj } from '@storybook/react-vite'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { followsLink } from '../../stories-assets/plays.js'
import { PageSection } from './PageSection.js'

const meta = {
  title: 'Modules/PageSection',
  component: PageSection,
  parameters: { layout: 'fullscreen' },
  args: { title: 'From the first cut to the tested harness', children: <p>Content of the section.</p> },
} satisfies Meta<typeof PageSection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {
  args: {
    overline: 'Products',
    lead: 'Four families of machines that speak one language.',
    link: { href: '#all', text: 'All products' },
  },
  argTypes: { layout: { control: 'inline-radio', options: ['stacked', 'split'] } },
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'All products' }), '#all')
  },
}

export const Split: Story = {
  args: { layout: 'split', title: 'Technical data', lead: 'The heading stays beside its content.' },
}

export const LongGerman: Story = {
  ...inLongGerman(meta.args),
  render: (args) => (
    <PageSection {...args} title="Hochgeschwindigkeitskabelverarbeitungsmaschinen für Kabelbaumhersteller" />
  ),
}

export const Chinese: Story = {
  ...inChinese(meta.args),
  render: (args) => (
    <PageSection {...args} overline="产品" title="从第一刀到检测完毕的线束" lead="四大系列设备，同一种语言。" />
  ),
}
