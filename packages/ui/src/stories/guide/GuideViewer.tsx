import { UiProvider } from '../../index.js'
import type { GuideGroup, GuidePageProps } from './guide.types.js'
import { GuideSection, type GuidePageContent } from './GuidePage.js'
import { useScopeOverPage } from './guideScope.js'
import { GuideSwitches } from './GuideSwitches.js'
import { toGuideAddress } from './toGuideAddress.js'
import './guide.css'

/** Viewer for many large stories: a list, and one story per URL (ROUTE-46). */
export function GuideViewer({ title, lead, groups, path, scope, query, story }: GuidePageProps & GuidePageContent) {
  useScopeOverPage(scope)
  const group = groups.find(({ stories }) => stories.some(({ id }) => id === story)) ?? groups[0]
  const shown = group?.stories.find(({ id }) => id === story) ?? group?.stories[0]
  if (!group || !shown) return null
  const toAddress = (id: string | undefined) => toGuideAddress(path, scope, id)
  return (
    <>
      <header className="guide-header">
        <h1>{title}</h1>
        <p>{lead}</p>
        <GuideSwitches path={path} scope={scope} story={shown.id} />
        <a className="guide-to-all" href="#guide-all">
          All of them
        </a>
      </header>
      <div className="guide-viewer">
        <div className="guide-viewed">
          <GuideLinks
            label={group.title}
            links={group.stories.map(({ id, name }) => ({ text: name, href: toAddress(id) }))}
            current={shown.name}
          />
          <UiProvider>
            <GuideSection group={toOne(group, shown.id)} scope={scope} query={query} />
          </UiProvider>
        </div>
        <GuideLinks
          id="guide-all"
          label={title}
          links={groups.map(({ title: text, stories }) => ({ text, href: toAddress(stories[0]?.id) }))}
          current={group.title}
        />
      </div>
    </>
  )
}

function GuideLinks({ id, label, links, current }: GuideLinksProps) {
  return (
    <nav className="guide-list" id={id} aria-label={label}>
      <ul>
        {links.map(({ text, href }) => (
          <li key={href}>
            <a href={href} rel="external nofollow" aria-current={text === current ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface GuideLinksProps {
  readonly id?: string
  readonly label: string
  readonly links: readonly { readonly text: string; readonly href: string }[]
  readonly current: string
}

function toOne(group: GuideGroup, id: string): GuideGroup {
  return { ...group, stories: group.stories.filter((story) => story.id === id) }
}
