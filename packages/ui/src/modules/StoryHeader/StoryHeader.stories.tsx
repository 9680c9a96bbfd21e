import type { Meta, StoryObj } from '@storybook/react-vite'
import { machinePicture } from '../../stories-assets/machinePictures.js'
import { ShareBar } from '../ShareBar/ShareBar.js'
import { shareTargets } from '../../stories-assets/shareTargets.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { followsLink } from '../../stories-assets/plays.js'
import { StoryHeader } from './StoryHeader.js'

const meta = {
  title: 'Modules/StoryHeader',
  component: StoryHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Twelve thousand crimps a day',
    leadText: 'A family firm in the Jura keeps the force curve of each one, and has not sent back a harness since.',
    category: { href: '#customers', text: 'Customers' },
    date: '2026-03-14',
    dateText: '14 March 2026',
    backLink: { href: '#stories', text: 'Back to all stories' },
    picture: machinePicture('crimp', 'Crimping press at work', 2100, 900),
    caption: 'The press that started it, still at work.',
  },
} satisfies Meta<typeof StoryHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  // Phones do not show the link back.
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'Back to all stories' }), '#stories')
  },
}

export const Playground: Story = {
  args: {
    contactsTitle: 'Told by',
    contacts: [
      { id: 'a', name: 'Vera Keller', href: '#vera', picture: machinePicture('wire', '', 160, 160) },
      { id: 'b', name: 'Marco Steiner', href: '#marco', initials: 'MS' },
    ],
    share: (
      <ShareBar
        title="Share"
        targets={shareTargets}
        copy={{ label: 'Copy link', copiedText: 'Link copied' }}
        url="https://www.kudex.example/en/stories/twelve"
      />
    ),
  },
}

export const MediaRelease: Story = {
  args: {
    category: undefined,
    picture: undefined,
    caption: undefined,
    mark: 'Ad hoc',
    backLink: { href: '#releases', text: 'Back to all media releases' },
  },
}

export const LongGerman: Story = {
  ...inLongGerman(meta.args),
  render: (args) => (
    <StoryHeader
      {...args}
      title="Hochgeschwindigkeitskabelverarbeitung in der Automobilzulieferindustrie"
      picture={undefined}
      leadText={undefined}
    />
  ),
}

export const Chinese: Story = inChinese(meta.args)
