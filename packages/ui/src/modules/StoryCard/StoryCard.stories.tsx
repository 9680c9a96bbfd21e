import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { stories } from '../../stories-assets/storyContent.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { followsLink } from '../../stories-assets/plays.js'
import { StoryCard } from './StoryCard.js'

const [first, second] = stories

const meta = {
  title: 'Modules/StoryCard',
  component: StoryCard,
  args: { story: first },
  decorators: [
    (Story, { args }) => (args.look === 'lead' ? <Story /> : <div data-story-width="phone">{<Story />}</div>),
  ],
} satisfies Meta<typeof StoryCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: /Twelve thousand/ }), '#twelve-thousand')
    await expect(canvas.getByRole('link', { name: /Twelve thousand/ })).toHaveAttribute('href', '#twelve-thousand')
  },
}

export const Playground: Story = { args: { look: 'lead' } }

export const Row: Story = { args: { look: 'row' } }

export const WithVideo: Story = { args: { story: second } }

export const HoverAndFocus: Story = inStates()

/** Texts in other languages have their own `lang`. */
export const InAnotherLanguage: Story = {
  args: { story: { ...first, category: 'Technik', categoryLang: 'de', title: 'Une histoire', lang: 'fr' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Technik')).toHaveAttribute('lang', 'de')
    await expect(canvas.getByRole('heading')).toHaveAttribute('lang', 'fr')
  },
}

export const LongGerman: Story = inLongGerman({
  ...meta.args,
  story: {
    ...first,
    title: 'Hochgeschwindigkeitskabelverarbeitung in der Automobilzulieferindustrie',
    category: 'Anwendungstechnik',
    dateText: '14. März 2026',
    leadText: undefined,
    picture: undefined,
  },
})

export const Chinese: Story = inChinese(meta.args)
