import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { machinePicture } from '../../stories-assets/machinePictures.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { followsLink } from '../../stories-assets/plays.js'
import { NewsFeedPanel } from './NewsFeedPanel.js'

const meta = {
  title: 'Modules/NewsFeedPanel',
  component: NewsFeedPanel,
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
  args: {
    defaultOpen: true,
    title: 'News',
    closeLabel: 'Close news',
    emptyText: 'No entries found',
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

export const Default: Story = {
  play: async () => {
    await followsLink(await screen.findByRole('link', { name: 'Read more' }), '#a')
  },
}

export const Playground: Story = {}

/** Items keep their language after the reader switches it. */
export const InAnotherLanguage: Story = {
  args: {
    items: [
      {
        id: 'de',
        lang: 'de',
        title: 'Stand A3 steht',
        text: 'Bis bald in München.',
        date: '2026-11-19',
        dateText: '19 November 2026',
        link: { href: '#de', text: 'Geschichte lesen', lang: 'de' },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement.ownerDocument.body)
    for (const words of ['Stand A3 steht', 'Bis bald in München.', 'Geschichte lesen'])
      await expect(panel.getByText(words)).toHaveAttribute('lang', 'de')
    await expect(panel.getByText('19 November 2026')).not.toHaveAttribute('lang')
  },
}

export const Loading: Story = { args: { items: [], loadingText: 'Loading news' } }

export const Empty: Story = { args: { items: [] } }

export const Failed: Story = {
  args: {
    items: [],
    more: undefined,
    failure: { title: 'The news could not be loaded.', retryText: 'Try again', onRetry: fn() },
  },
  play: async ({ args }) => {
    const panel = within(await screen.findByRole('dialog', { name: 'News' }))
    await expect(panel.getByRole('alert')).toHaveTextContent('The news could not be loaded.')
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }))
    await expect(args.failure?.onRetry).toHaveBeenCalledOnce()
  },
}

export const MoreFailed: Story = {
  args: {
    more: { rangeText: '1 - 2', shown: 2, total: 3, buttonText: 'Try again', error: 'The news could not be loaded.' },
  },
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: 'News' }))
    await expect(panel.getByText('The news could not be loaded.')).toBeVisible()
    // Existing items stay.
    await expect(panel.getByRole('heading', { name: 'See us in Munich' })).toBeVisible()
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
