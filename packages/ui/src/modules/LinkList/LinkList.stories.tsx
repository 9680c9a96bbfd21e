import type { Meta, StoryObj } from '@storybook/react-vite'
import { contentBlocks } from '../../stories-assets/contentBlocks.js'
import { inChinese } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { followsLink } from '../../stories-assets/plays.js'
import { LinkList } from './LinkList.js'

const meta = {
  title: 'Modules/LinkList',
  component: LinkList,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'More on this topic',
    links: [
      { href: '#crimp', text: 'Crimp force monitoring', description: 'What it finds and what it does not.' },
      { href: '#training', text: 'Training for operators', meta: 'Service' },
      { href: 'https://standards.example', text: 'The standard for crimped connections', openInNewTab: true },
    ],
  },
} satisfies Meta<typeof LinkList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: /^Crimp force monitoring/ }), '#crimp')
  },
}

export const Playground: Story = {}

/** Converted from a response of the content service; a test of the host verifies it. */
export const AsBlock: Story = { args: contentBlocks.links }

export const HoverAndFocus: Story = inStates()

export const LongGerman: Story = {
  render: (args) => (
    <div lang="de">
      <LinkList
        {...args}
        title="Weiterführende Informationen"
        links={[
          {
            href: '#a',
            text: 'Crimpkraftüberwachungssystem für Mehrleiterkabelkonfektionierung',
            description: 'Qualitätssicherungsmassnahmen im Überblick.',
          },
        ]}
      />
    </div>
  ),
  globals: { viewport: { value: 'phone320' } },
}

export const Chinese: Story = inChinese(meta.args)
