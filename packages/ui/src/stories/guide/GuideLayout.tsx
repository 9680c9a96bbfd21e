import type { ReactNode } from 'react'
import { toDocumentPath } from './documents/documentAddress.js'
import { GuideDisclosure } from './GuideDisclosure.js'
import { guidePages } from './guidePages.js'
import { SearchForm } from './SearchForm.js'

/** The layout of the style guide: its own navigation, nothing of a site's header and footer (ROUTE-47). */
export function GuideLayout({ path, query = '', question, children }: GuideLayoutProps) {
  return (
    <div className="guide" data-layout="style-guide">
      <a className="guide-skip" href="#guide-content">
        Skip to content
      </a>
      <header className="guide-top">
        <p className="guide-name">Kudex style guide</p>
        <SearchForm query={query} question={question} />
        <GuideDisclosure summary="Pages of the guide">
          <GuideNavigation label="How to use it" links={readers} path={path} query={query} />
          <GuideNavigation label="Examples" links={guidePages} path={path} query={query} />
        </GuideDisclosure>
      </header>
      <main id="guide-content" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

export interface GuideLayoutProps {
  /** Path of the current page. */
  readonly path?: string
  /** The reader's settings with `?`; empty for those of the site. */
  readonly query?: string
  /** The question that the page answers. */
  readonly question?: string | undefined
  readonly children: ReactNode
}

interface GuideNavigationProps {
  readonly label: string
  readonly links: readonly { readonly path: string; readonly title: string }[]
  readonly path: string | undefined
  readonly query: string
}

function GuideNavigation({ label, links, path: current, query }: GuideNavigationProps) {
  return (
    <nav className="guide-navigation" aria-label={label}>
      <span aria-hidden>{label}</span>
      <ul>
        {links.map(({ path, title }) => (
          <li key={path}>
            <a href={`${path}${query}`} rel="external" aria-current={path === current ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const readers = [
  { path: toDocumentPath('start-overview'), title: 'Overview' },
  { path: toDocumentPath('start-for-designers'), title: 'Designers' },
  { path: toDocumentPath('start-for-editors'), title: 'Editors' },
  { path: toDocumentPath('start-for-developers'), title: 'Developers' },
  { path: toDocumentPath('start-for-brand-teams'), title: 'Brand teams' },
  { path: toDocumentPath('patterns-forms'), title: 'Patterns' },
  { path: toDocumentPath('foundations-writing'), title: 'Writing' },
  { path: toDocumentPath('start-changelog'), title: 'Changelog' },
]
