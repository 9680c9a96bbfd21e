import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { UiProvider } from '../../index.js'
import { toDocumentPath } from './documents/documentAddress.js'
import type { GuideGroup, GuidePageProps } from './guide.types.js'
import { GuideDisclosure } from './GuideDisclosure.js'
import { GuideScopeContext, useScopeOverPage } from './guideScope.js'
import { GuideSwitches } from './GuideSwitches.js'
import './guide.css'

/** A page of the style guide: contents, switches, and every story live (ROUTE-46). */
export function GuidePage({ title, lead, groups, path, scope, query, story }: GuidePageProps & GuidePageContent) {
  useScopeOverPage(scope)
  return (
    <>
      <header className="guide-header">
        <h1>{title}</h1>
        <p>{lead}</p>
        <GuideSwitches path={path} scope={scope} story={story} />
      </header>
      <nav className="guide-anchors" aria-label="On this page">
        <GuideDisclosure summary="On this page">
          <ul>
            {groups.map((group) => (
              <li key={group.id}>
                <a href={`#${group.id}`}>{group.title}</a>
              </li>
            ))}
          </ul>
        </GuideDisclosure>
      </nav>
      <UiProvider>
        {groups.map((group) => (
          <GuideSection key={group.id} group={group} scope={scope} query={query} />
        ))}
      </UiProvider>
    </>
  )
}

/** Creates the component of a page. */
export function createGuide(title: string, lead: string, groups: readonly GuideGroup[]) {
  return (props: GuidePageProps) => <GuidePage {...props} title={title} lead={lead} groups={groups} />
}

export interface GuidePageContent {
  readonly title: string
  readonly lead: string
  readonly groups: readonly GuideGroup[]
}

/** One component or module with its stories. */
export function GuideSection({ group, scope, query = '' }: GuideSectionProps) {
  return (
    <section className="guide-group" id={group.id} aria-labelledby={`${group.id}-title`}>
      <h2 id={`${group.id}-title`}>{group.title}</h2>
      {group.document && (
        <p>
          <a
            className="guide-to-document"
            href={`${toDocumentPath(group.document)}${query}`}
            rel="external"
            aria-label={`How to use it: ${group.title}`}
          >
            How to use it
          </a>
        </p>
      )}
      {group.stories.map(({ id, name, Story, isWide }) => (
        <div className="guide-story" key={id} id={id}>
          <h3>{name}</h3>
          <GuideStage scope={scope} isWide={isWide}>
            <Story />
          </GuideStage>
        </div>
      ))}
    </section>
  )
}

interface GuideSectionProps {
  readonly group: GuideGroup
  readonly scope: GuidePageProps['scope']
  readonly query: string | undefined
}

/**
 * Preview of a story. Inert until its effects have run, so that components that focus themselves do not scroll the
 * page.
 */
export function GuideStage({ scope, isWide, children }: GuideStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => stage.current?.setAttribute('inert', ''), [])
  useEffect(() => stage.current?.removeAttribute('inert'), [])
  return (
    <div
      ref={stage}
      className="guide-stage"
      data-brand={scope.brand}
      data-scheme={scope.scheme === 'system' ? undefined : scope.scheme}
      data-wide={isWide || undefined}
      dir={scope.direction}
    >
      <GuideScopeContext value={scope}>{children}</GuideScopeContext>
    </div>
  )
}

interface GuideStageProps {
  readonly scope: GuidePageProps['scope']
  readonly isWide: boolean
  readonly children: ReactNode
}
