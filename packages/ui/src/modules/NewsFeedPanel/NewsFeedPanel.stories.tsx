import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import { machinePicture } from '../../stories-assets/machinePictures.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { NewsFeedPanel } from './NewsFeedPanel.js'

const meta = {
  title: 'Modules/NewsFeedPanel',
  component: NewsFeedPanel,
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
  args: {
    defaultOpen: true,
    title: 'News',
    closeLabel: 'Close news',
    items: [
      {
        id: 'a',
        title: 'Release 8.2 is here',
        text: 'Changeovers are planned by the machine.',
        date: '2026-03-14',
        dateText: '14 March 2026',
        unreadText: 'New',
        link: { href: '#a', text: 'Read more' },
        picture: machinePicture('harness', 'Harness line', 1200, 675),
      },
      { id: 'b', title: 'See us in Munich', date: '2026-02-02', dateText: '2 February 2026' },
    ],
    more: { rangeText: '1 - 2 of 12', shown: 2, total: 12, buttonText: 'Show more' },
  },
} satisfies Meta<typeof NewsFeedPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {}

export const Loading: Story = { args: { items: [], loadingText: 'Loading news' } }

export const Empty: Story = { args: { items: [], placeholder: <EmptyState title="No entries found" /> } }

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
