import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../components/Button/Button.js'
import { IconDocument, IconMachine } from '../../components/Icon/icons.js'
import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import { SearchField } from '../../components/SearchField/SearchField.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { machinePicture } from '../../stories-assets/machinePictures.js'
import { inStates } from '../../stories-assets/inStates.js'
import { followsLink } from '../../stories-assets/plays.js'
import { SearchResults } from './SearchResults.js'

const showMore = fn()

const meta = {
  title: 'Modules/SearchResults',
  component: SearchResults,
  parameters: { layout: 'fullscreen' },
  args: {
    title: '23 results for “crimp”',
    field: (
      <SearchField
        action="#search"
        size="large"
        label="Search"
        hideLabel
        defaultQuery="crimp"
        submitLabel="Search"
        clearLabel="Clear search"
        suggestionsLabel="Suggestions"
      />
    ),
    kinds: {
      label: 'Kinds of results',
      items: [
        { id: 'all', href: '#all', text: 'All', count: '23', isCurrent: true },
        { id: 'product', href: '#product', text: 'Products', count: '18' },
        { id: 'story', href: '#story', text: 'Stories', count: '4' },
        { id: 'service', href: '#service', text: 'Services', count: '1' },
      ],
    },
    results: [
      {
        id: 'alpha',
        href: '#alpha',
        title: 'Alpha 530',
        description: [
          { text: 'Cuts, strips and ' },
          { text: 'crimps', isMatch: true },
          { text: ' two wires at once, with force monitoring of every stroke.' },
        ],
        kindText: 'Product',
        pathText: 'Products / Cut & strip',
      },
      {
        id: 'story',
        href: '#story',
        title: 'Twelve thousand crimps a day',
        description: [
          { text: 'How a family firm in the Jura checks each ' },
          { text: 'crimp', isMatch: true },
          { text: '.' },
        ],
        kindText: 'Story',
      },
      { id: 'plain', href: '#plain', title: 'Crimp tool service', description: [], pathText: 'Services / Maintenance' },
    ],
    more: { rangeText: '1 - 10 of 23', shown: 10, total: 23, buttonText: 'Show more', onShowMore: showMore },
  },
} satisfies Meta<typeof SearchResults>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'Products 18' }), '#product')
    await expect(canvas.getByText('crimps').tagName).toBe('MARK')
    await expect(canvas.getByRole('link', { name: 'All 23' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(showMore).toHaveBeenCalled()
  },
}

/** A result without a picture shows the icon of its kind. */
export const WithPictures: Story = {
  args: {
    results: meta.args.results.map((result, index) =>
      index === 0
        ? { ...result, picture: machinePicture('crimp', ''), icon: IconMachine }
        : { ...result, icon: IconDocument },
    ),
  },
}

export const Playground: Story = {}

export const Loading: Story = { args: { results: [], kinds: undefined, loadingText: 'Searching', more: undefined } }

export const NothingFound: Story = {
  args: {
    title: '0 results for “crmip”',
    kinds: undefined,
    results: [],
    more: undefined,
    placeholder: (
      <EmptyState title="No entries found">Check the spelling, or search for a part of the word.</EmptyState>
    ),
  },
}

export const Failed: Story = {
  args: {
    title: 'Search',
    kinds: undefined,
    results: [],
    more: undefined,
    placeholder: (
      <EmptyState tone="error" title="The search does not answer" actions={<Button look="outline">Try again</Button>} />
    ),
  },
}

export const HoverAndFocus: Story = inStates({ target: 'li a', isWide: true })

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
