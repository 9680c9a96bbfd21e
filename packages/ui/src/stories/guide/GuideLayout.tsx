import type { ReactNode } from 'react'

/** The layout of the style guide: its own navigation, nothing of a site's header and footer (ROUTE-47). */
export function GuideLayout({ children }: { readonly children: ReactNode }) {
  return (
    <div className="guide" data-layout="style-guide">
      <a className="guide-skip" href="#guide-content">
        Skip to content
      </a>
      <nav className="guide-navigation" aria-label="Style guide">
        <p className="guide-name">Kudex style guide</p>
        <ul>
          {pages.map(({ path, title }) => (
            <li key={path}>
              <a href={path} rel="external">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main id="guide-content" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

const pages = [
  { path: '/style-guide', title: 'Foundations' },
  { path: '/style-guide/typography', title: 'Typography' },
  { path: '/style-guide/buttons', title: 'Buttons' },
  { path: '/style-guide/inputs', title: 'Inputs' },
  { path: '/style-guide/components', title: 'Components' },
  { path: '/style-guide/modules', title: 'Modules' },
  { path: '/style-guide/pages/error', title: 'Error page' },
  { path: '/style-guide/tools/email-links', title: 'E-mail links' },
]
