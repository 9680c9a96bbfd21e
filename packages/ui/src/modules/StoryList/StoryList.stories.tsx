import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { overviewBlocks } from '../../stories-assets/overviewBlocks.js'
import { stories } from '../../stories-assets/storyContent.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { followsLink } from '../../stories-assets/plays.js'
import { StoryList } from './StoryList.js'

const meta = {
  title: 'Modules/StoryList',
  component: StoryList,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Stories', stories, emptyText: 'No stories were found for your filter settings.' },
} satisfies Meta<typeof StoryList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { leadFirst: true },
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'One minute between two jobs' }), '#one-minute')
  },
}

export const Playground: Story = {
  args: {
    title: 'Recommended reads',
    stories: stories.slice(1, 4),
    link: { href: '#stories', text: 'Back to all stories', isBack: true },
    more: { rangeText: '1 - 3 of 8', shown: 3, total: 8, buttonText: 'Show more' },
  },
}

export const Loading: Story = { args: { stories: [], loadingText: 'Loading stories' } }

export const Empty: Story = {
  args: { stories: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No stories were found for your filter settings.')).toBeVisible()
  },
}

export const Failed: Story = {
  args: {
    stories: [],
    failure: { title: 'The stories could not be loaded', retryText: 'Try again', retryHref: '#again' },
  },
}

/** Converted from a response of the content service; a test of the host verifies it. */
export const AsBlock: Story = { args: overviewBlocks.storyOverview }

export const LongGerman: Story = inLongGerman({ ...meta.args, ...Default.args })

export const Chinese: Story = inChinese({ ...meta.args, ...Default.args })
