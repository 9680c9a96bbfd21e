import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.js'
import * as ComparisonStories from '../ComparisonTable/ComparisonTable.stories.js'
import { ComparisonTable } from '../ComparisonTable/ComparisonTable.js'
import * as ContactStories from '../ContactList/ContactList.stories.js'
import { ContactList } from '../ContactList/ContactList.js'
import * as ErrorStories from '../ErrorPage/ErrorPage.stories.js'
import { ErrorPage } from '../ErrorPage/ErrorPage.js'
import { Hero } from '../Hero/Hero.js'
import { LinkList } from '../LinkList/LinkList.js'
import * as FilterStories from '../LocationFilters/LocationFilters.stories.js'
import { LocationFilters } from '../LocationFilters/LocationFilters.js'
import * as LocationStories from '../LocationList/LocationList.stories.js'
import { LocationList } from '../LocationList/LocationList.js'
import * as NotFoundStories from '../NotFoundPage/NotFoundPage.stories.js'
import { NotFoundPage } from '../NotFoundPage/NotFoundPage.js'
import { PageSection } from '../PageSection/PageSection.js'
import * as QuoteStories from '../Quote/Quote.stories.js'
import { Quote } from '../Quote/Quote.js'
import * as SearchStories from '../SearchResults/SearchResults.stories.js'
import { SearchResults } from '../SearchResults/SearchResults.js'
import * as ShareStories from '../ShareBar/ShareBar.stories.js'
import { ShareBar } from '../ShareBar/ShareBar.js'
import * as HeaderStories from '../StoryHeader/StoryHeader.stories.js'
import { StoryHeader } from '../StoryHeader/StoryHeader.js'
import * as ListStories from '../StoryList/StoryList.stories.js'
import { StoryList } from '../StoryList/StoryList.js'
import * as TextStories from '../TextSection/TextSection.stories.js'
import { TextSection } from '../TextSection/TextSection.js'
import { PageShell } from './PageShell.js'
import * as ShellStories from './PageShell.stories.js'

/** Whole public pages. */
const meta = {
  title: 'Pages/Public',
  component: PageShell,
  parameters: { layout: 'fullscreen' },
  args: ShellStories.default.args,
} satisfies Meta<typeof PageShell>

export default meta
type Story = StoryObj<typeof meta>

const home = { href: '#home', label: 'Home' }

export const StoryPage: Story = {
  args: {
    breadcrumbs: (
      <Breadcrumb
        label="Breadcrumb"
        home={home}
        items={[{ text: 'Stories', href: '#stories' }, { text: 'Twelve thousand crimps a day' }]}
      />
    ),
    children: (
      <>
        <article>
          <StoryHeader {...HeaderStories.default.args} share={<ShareBar {...ShareStories.default.args} />} />
          <TextSection {...TextStories.default.args} />
          <Quote {...QuoteStories.default.args} />
        </article>
        <LinkList
          title="What do you think?"
          links={[
            { href: '#feedback', text: 'Write to the authors' },
            { href: '#subscribe', text: 'Get new stories by e-mail' },
          ]}
        />
        <StoryList {...ListStories.default.args} title="Recommended reads" />
      </>
    ),
  },
}

export const ContactsPage: Story = {
  args: {
    breadcrumbs: <Breadcrumb label="Breadcrumb" home={home} items={[{ text: 'Contacts and locations' }]} />,
    children: (
      <>
        <Hero size="compact" title="Talk to us" lead="In thirty-two places, in the language of the place." />
        <PageSection>
          <LocationFilters {...FilterStories.default.args} />
        </PageSection>
        <LocationList {...LocationStories.default.args} />
        <ContactList {...ContactStories.default.args} />
      </>
    ),
  },
}

export const ComparisonPage: Story = {
  args: {
    breadcrumbs: (
      <Breadcrumb
        label="Breadcrumb"
        home={home}
        items={[{ text: 'Comparison', href: '#comparison' }, { text: 'Cut & strip' }]}
      />
    ),
    children: (
      <>
        <Hero size="compact" overline="Comparison" title="Cut & strip" lead="3 products beside each other" />
        <PageSection>
          <ComparisonTable {...ComparisonStories.default.args} {...ComparisonStories.Playground.args} />
        </PageSection>
      </>
    ),
  },
}

export const SearchPage: Story = {
  args: {
    breadcrumbs: <Breadcrumb label="Breadcrumb" home={home} items={[{ text: 'Search' }]} />,
    children: <SearchResults {...SearchStories.default.args} />,
  },
}

export const NotFound: Story = {
  args: {
    breadcrumbs: <Breadcrumb label="Breadcrumb" home={home} items={[{ text: '404' }]} />,
    children: <NotFoundPage {...NotFoundStories.default.args} />,
  },
}

export const Failure: Story = {
  args: {
    breadcrumbs: <Breadcrumb label="Breadcrumb" home={home} items={[{ text: 'Something went wrong.' }]} />,
    children: <ErrorPage {...ErrorStories.default.args} reference={{ label: 'Request', value: '01JD8K3Z5T9QF' }} />,
  },
}
