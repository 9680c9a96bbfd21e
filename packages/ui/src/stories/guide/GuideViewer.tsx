import { Suspense, use } from 'react'
import { UiProvider } from '../../index.js'
import type { GuideGroup, GuidePageProps } from './guide.types.js'
import { GuideDisclosure } from './GuideDisclosure.js'
import { GuideSection } from './GuidePage.js'
import { useScopeOverPage } from './guideScope.js'
import { GuideSwitches } from './GuideSwitches.js'
import { toGuideAddress } from './toGuideAddress.js'
import './guide.css'

interface GuideViewerProps extends GuidePageProps {
  readonly title: string
  readonly lead: string
  readonly groups: readonly Pick<GuideGroup, 'id' | 'title'>[]
  /** Id of the group that is shown. */
  readonly shown: string
  /** Loads the stories of a group. */
  readonly load: (id: string) => Promise<GuideGroup>
}

/** Viewer for many large stories: a list, and one story per URL (ROUTE-46). */
export function GuideViewer(props: GuideViewerProps) {
  const { title, lead, groups, shown, load, ...page } = props
  const { path, scope, story = shown } = page
  useScopeOverPage(scope)
  return (
    <>
      <header className="guide-header">
        <h1>{title}</h1>
        <p>{lead}</p>
        <GuideSwitches path={path} scope={scope} story={story} />
        <a className="guide-to-all" href="#guide-all">
          All of them
        </a>
      </header>
      <div className="guide-viewer">
        <div className="guide-viewed">
          <Suspense>
            <ViewedStory {...page} loading={load(shown)} />
          </Suspense>
        </div>
        <nav className="guide-list" id="guide-all" aria-label={title}>
          <GuideLinks
            links={groups.map(({ id, title: text }) => ({ text, href: toGuideAddress(path, scope, id) }))}
            current={groups.find(({ id }) => id === shown)?.title}
          />
        </nav>
      </div>
    </>
  )
}

interface ViewedStoryProps extends GuidePageProps {
  readonly loading: Promise<GuideGroup>
}

/** One story, and links to the others of its group. */
function ViewedStory({ loading, path, scope, query, story: id }: ViewedStoryProps) {
  const group = use(loading)
  const shown = group.stories.find((story) => story.id === id) ?? group.stories[0]
  return (
    <>
      <nav className="guide-list" aria-label={group.title}>
        <GuideDisclosure summary={`Examples of ${group.title}`}>
          <GuideLinks
            links={group.stories.map((story) => ({ text: story.name, href: toGuideAddress(path, scope, story.id) }))}
            current={shown?.name}
          />
        </GuideDisclosure>
      </nav>
      <UiProvider>
        <GuideSection group={{ ...group, stories: shown ? [shown] : [] }} scope={scope} query={query} />
      </UiProvider>
    </>
  )
}

interface GuideLinksProps {
  readonly links: readonly { readonly text: string; readonly href: string }[]
  readonly current: string | undefined
}

function GuideLinks({ links, current }: GuideLinksProps) {
  return (
    <ul>
      {links.map(({ text, href }) => (
        <li key={href}>
          <a href={href} rel="external nofollow" aria-current={text === current ? 'true' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
