import type { Meta, StoryObj } from '@storybook/react-vite'
import { contentBlocks } from '../../stories-assets/contentBlocks.js'
import { machinePicture } from '../../stories-assets/machinePictures.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { followsLink } from '../../stories-assets/plays.js'
import { Teasers } from './Teasers.js'

const meta = {
  title: 'Modules/Teasers',
  component: Teasers,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'What is new',
    link: { href: '#stories', text: 'All stories' },
    items: [
      {
        id: 'zeta',
        title: 'One operator, 36 wires: the Zeta 880 in series production',
        href: '#zeta',
        overline: 'Story',
        text: 'How a supplier of truck harnesses halved the time between two orders.',
        picture: machinePicture('harness', 'Zeta 880 with four stations', 960, 640),
      },
      {
        id: 'aluminium',
        title: 'Aluminium wires without surprises',
        href: '#aluminium',
        overline: 'Whitepaper',
        text: 'Lighter, cheaper, harder to crimp. What to watch.',
        picture: machinePicture('wire', 'Stripped wire with its dimensions', 960, 640),
      },
      {
        id: 'reel',
        title: 'Feeding 400 kg reels without tension peaks',
        href: '#reel',
        overline: 'Story',
        text: 'Prefeeding decides about length accuracy.',
        picture: machinePicture('reel', 'Reel with orange wire', 960, 640),
      },
    ],
  },
} satisfies Meta<typeof Teasers>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'All stories' }), '#stories')
  },
}

export const Playground: Story = { argTypes: { layout: { control: 'inline-radio', options: ['even', 'lead-first'] } } }

export const LeadFirst: Story = { args: { layout: 'lead-first' } }

export const WithoutPictures: Story = {
  render: (args) => <Teasers {...args} items={args.items.map(({ picture: _picture, ...item }) => item)} />,
}

/** Converted from a response of the content service; a test of the host verifies it. */
export const AsBlock: Story = { args: contentBlocks.teasers }

export const HoverAndFocus: Story = inStates({ isWide: true })

export const LongGerman: Story = {
  ...inLongGerman(meta.args),
  render: (args) => (
    <Teasers
      {...args}
      title="Neuigkeiten aus der Kabelverarbeitung"
      items={args.items.map((item) => ({
        ...item,
        title: 'Crimpkraftüberwachungssysteme für Mehrleiterkabelkonfektionierung',
      }))}
    />
  ),
}

export const Chinese: Story = inChinese(meta.args)
