import { Suspense, use, useMemo } from 'react'
import { documents } from 'virtual:documents'
import { UiProvider } from '../../../index.js'
import { DocumentContext } from '../documents/elements.js'
import { toDocumentPath } from '../documents/documentAddress.js'
import { createLoader } from '../createLoader.js'
import type { GuidePageProps } from '../guide.types.js'
import { GuideScopeContext, useScopeOverPage } from '../guideScope.js'
import { GuideSwitches } from '../GuideSwitches.js'
import '../../brand/brandEditor.css'
import '../guide.css'

export { GuideLayout } from '../GuideLayout.js'

/** A documentation page of Storybook on the host, with live examples, beside the list of the pages of its kind. */
export function Guide({ path, scope, query = '', document: id = '' }: GuidePageProps) {
  useScopeOverPage(scope)
  const title = findTitle(id)
  const kind = title?.split('/')[0]
  const context = useMemo(() => ({ scope, query }), [scope, query])
  return (
    <>
      <div className="guide-settings">
        <GuideSwitches path={path} scope={scope}>
          <p>
            Locale, text size, forced colours and controls for every prop are in Storybook:{' '}
            <code>npm run storybook</code>
          </p>
        </GuideSwitches>
        <a className="guide-to-all" href="#guide-all">
          All pages
        </a>
      </div>
      <div className="guide-viewer">
        <div className="guide-viewed">
          <article className="guide-document">
            <DocumentContext value={context}>
              <GuideScopeContext value={scope}>
                <UiProvider>
                  <Suspense>
                    <Document id={id} />
                  </Suspense>
                </UiProvider>
              </GuideScopeContext>
            </DocumentContext>
          </article>
        </div>
        <div className="guide-list" id="guide-all">
          <DocumentLinks label="Kinds of pages" links={kinds} current={kind} query={query} />
          <DocumentLinks
            label={kind ?? ''}
            links={documents
              .filter(({ title }) => title.startsWith(`${kind}/`))
              .map(({ id: document, title }) => ({ text: title.split('/')[1] ?? '', document }))}
            current={title?.split('/')[1]}
            query={query}
          />
        </div>
      </div>
    </>
  )
}

interface DocumentLinksProps {
  readonly label: string
  readonly links: readonly { readonly text: string; readonly document: string }[]
  readonly current: string | undefined
  readonly query: string
}

function DocumentLinks({ label, links, current, query }: DocumentLinksProps) {
  return (
    <nav aria-label={label}>
      <ul>
        {links.map(({ text, document }) => (
          <li key={document}>
            <a
              href={`${toDocumentPath(document)}${query}`}
              rel="external"
              aria-current={text === current ? 'true' : undefined}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Ids of all documentation pages. */
export const documentIds = documents.map(({ id }) => id)

/** Title of a documentation page such as “Components/Dialog”; undefined for unknown ids. */
export function findTitle(id: string): string | undefined {
  return documents.find((page) => page.id === id)?.title
}

/** Loads a documentation page; the server awaits it before rendering. */
export const loadDocument = createLoader(async (id) => {
  const page = documents.find((each) => each.id === id)
  if (!page) throw new Error(`There is no documentation page “${id}”`)
  return (await page.load()).default
})

const kinds = [...new Set(documents.map(({ title }) => title.split('/')[0] ?? ''))].map((text) => ({
  text,
  document: documents.find(({ title }) => title.startsWith(`${text}/`))?.id ?? '',
}))

function Document({ id }: { readonly id: string }) {
  const Content = use(loadDocument(id))
  return <Content />
}
