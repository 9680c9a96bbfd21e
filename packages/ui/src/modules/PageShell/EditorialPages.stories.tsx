import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.js'
import { machinePicture } from '../../stories-assets/machinePictures.js'
import { stories } from '../../stories-assets/storyContent.js'
import * as ReportStories from '../AnnualReport/AnnualReport.stories.js'
import { AnnualReport } from '../AnnualReport/AnnualReport.js'
import * as DividendStories from '../DividendPolicy/DividendPolicy.stories.js'
import { DividendPolicy } from '../DividendPolicy/DividendPolicy.js'
import * as DownloadStories from '../DownloadCenter/DownloadCenter.stories.js'
import { DownloadCenter } from '../DownloadCenter/DownloadCenter.js'
import * as CalendarStories from '../FinancialCalendar/FinancialCalendar.stories.js'
import { FinancialCalendar } from '../FinancialCalendar/FinancialCalendar.js'
import { Hero } from '../Hero/Hero.js'
import { LinkList } from '../LinkList/LinkList.js'
import { PageSection } from '../PageSection/PageSection.js'
import * as GateStories from '../PasswordGate/PasswordGate.stories.js'
import { PasswordGate } from '../PasswordGate/PasswordGate.js'
import * as ReleaseStories from '../ReleaseList/ReleaseList.stories.js'
import { ReleaseList } from '../ReleaseList/ReleaseList.js'
import * as ShareStories from '../ShareData/ShareData.stories.js'
import { ShareData } from '../ShareData/ShareData.js'
import * as HeaderStories from '../StoryHeader/StoryHeader.stories.js'
import { StoryHeader } from '../StoryHeader/StoryHeader.js'
import * as FilterStories from '../StoryFilters/StoryFilters.stories.js'
import { StoryFilters } from '../StoryFilters/StoryFilters.js'
import { StoryList } from '../StoryList/StoryList.js'
import * as SupportStories from '../SupportForm/SupportForm.stories.js'
import { SupportForm } from '../SupportForm/SupportForm.js'
import * as TextStories from '../TextSection/TextSection.stories.js'
import { TextSection } from '../TextSection/TextSection.js'
import { PageShell } from './PageShell.js'
import * as ShellStories from './PageShell.stories.js'

/** Whole pages that editors write or fill: stories, releases, investors, files, forms. */
const meta = {
  title: 'Pages/Editorial',
  component: PageShell,
  parameters: { layout: 'fullscreen' },
  args: ShellStories.default.args,
} satisfies Meta<typeof PageShell>

export default meta
type Story = StoryObj<typeof meta>

const home = { href: '#home', label: 'Home' }

export const Stories: Story = {
  args: {
    breadcrumbs: <Breadcrumb label="Breadcrumb" home={home} items={[{ text: 'Stories' }]} />,
    children: (
      <>
        <Hero size="compact" title="Stories" lead="What people do with our machines, told by them." />
        <StoryList
          stories={stories}
          leadFirst
          headingLevel={2}
          filters={<StoryFilters {...FilterStories.default.args} />}
          emptyText="No stories were found for your filter settings."
        />
      </>
    ),
  },
}

export const Author: Story = {
  args: {
    breadcrumbs: (
      <Breadcrumb label="Breadcrumb" home={home} items={[{ text: 'Stories', href: '#s' }, { text: 'Vera Keller' }]} />
    ),
    children: (
      <>
        <Hero
          size="compact"
          title="Vera Keller"
          lead="Laboratory"
          picture={machinePicture('wire', 'Vera Keller at the microscope', 960, 720)}
        />
        <StoryList title="Stories by Vera Keller" stories={stories} emptyText="No entries found" />
        <LinkList links={[{ href: '#stories', text: 'Back to all stories' }]} />
      </>
    ),
  },
}

export const MediaReleases: Story = {
  args: {
    breadcrumbs: <Breadcrumb label="Breadcrumb" home={home} items={[{ text: 'Media releases' }]} />,
    children: (
      <>
        <Hero size="compact" title="Media" lead="What we tell the public, at once and to all." />
        <ReleaseList {...ReleaseStories.default.args} />
      </>
    ),
  },
}

export const MediaRelease: Story = {
  args: {
    breadcrumbs: (
      <Breadcrumb
        label="Breadcrumb"
        home={home}
        items={[{ text: 'Media releases', href: '#m' }, { text: 'Half-year results' }]}
      />
    ),
    children: (
      <article>
        <StoryHeader {...HeaderStories.default.args} {...HeaderStories.MediaRelease.args} title="Half-year results" />
        <TextSection {...TextStories.default.args} />
      </article>
    ),
  },
}

export const Investors: Story = {
  args: {
    breadcrumbs: <Breadcrumb label="Breadcrumb" home={home} items={[{ text: 'Investors' }]} />,
    children: (
      <>
        <Hero size="compact" title="Investors" lead="Figures, dates and reports." />
        <ShareData {...ShareStories.default.args} />
        <DividendPolicy {...DividendStories.default.args} />
        <FinancialCalendar {...CalendarStories.default.args} />
        <AnnualReport {...ReportStories.default.args} />
      </>
    ),
  },
}

export const Files: Story = {
  args: {
    breadcrumbs: <Breadcrumb label="Breadcrumb" home={home} items={[{ text: 'Downloads' }]} />,
    children: (
      <>
        <Hero size="compact" title="Brand material" lead="Logos, pictures and films, ready to use." />
        <DownloadCenter {...DownloadStories.default.args} />
      </>
    ),
  },
}

export const ProtectedPage: Story = { args: { children: <PasswordGate {...GateStories.default.args} /> } }

export const SupportRequest: Story = {
  args: {
    breadcrumbs: <Breadcrumb label="Breadcrumb" home={home} items={[{ text: 'Support' }]} />,
    children: (
      <>
        <Hero size="compact" title="Support" lead="Tell us what happens, and on which machine." />
        <PageSection title="Support request" layout="split">
          <SupportForm {...SupportStories.default.args} />
        </PageSection>
      </>
    ),
  },
  play: async ({ canvas }) => expect(canvas.getAllByRole('textbox').length).toBeGreaterThan(6),
}
