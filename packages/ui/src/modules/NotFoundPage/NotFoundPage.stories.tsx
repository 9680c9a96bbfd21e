import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SearchField } from '../../components/SearchField/SearchField.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { followsLink } from '../../stories-assets/plays.js'
import { NotFoundPage } from './NotFoundPage.js'

const meta = {
  title: 'Modules/NotFoundPage',
  component: NotFoundPage,
  parameters: { layout: 'fullscreen' },
  args: {
    overline: '404',
    title: 'This page does not exist.',
    message: 'Page Not Found: /en/products/old-machine',
    homeLink: { href: '#home', text: 'Go to the home page' },
  },
} satisfies Meta<typeof NotFoundPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(await canvas.findByRole('link', { name: 'Go to the home page' }), '#home')
  },
}

export const Playground: Story = {}

export const WithSuggestions: Story = {
  args: {
    search: (
      <SearchField
        action="#search"
        size="large"
        label="Search this site"
        hideLabel
        submitLabel="Search"
        clearLabel="Clear search"
        suggestionsLabel="Suggestions"
      />
    ),
    links: {
      title: 'Looking for one of these?',
      items: [
        { href: '#products', text: 'Products' },
        { href: '#services', text: 'Services' },
        { href: '#contacts', text: 'Contacts' },
      ],
    },
  },
}

/** The search field is as wide as the text, also on a phone. */
export const SearchOnPhone: Story = {
  ...WithSuggestions,
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const [search, title] = [canvas.getByRole('search'), canvas.getByRole('heading', { level: 1 })]
    await expect(search.getBoundingClientRect().right).toBeLessThanOrEqual(
      title.parentElement!.getBoundingClientRect().right,
    )
  },
}

export const LongPath: Story = {
  args: {
    message:
      'Page not found: /de/products/kabelverarbeitungsmaschinen/hochgeschwindigkeitsabisoliermaschinen?utm_source=newsletter&x=1',
  },
  globals: { viewport: { value: 'phone320' } },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
