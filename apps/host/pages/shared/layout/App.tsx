import type { IntlShape } from '@kudex/intl/messages'
import { useLayoutEffect } from 'react'
import { FrameProvider, type Frame } from '../../../features/plug/index.ts'
import { Layout as DefaultLayout } from './Layout.tsx'
import type { PageComponent } from './withLayout.ts'
import { prefixPath } from '../links/prefixPath.ts'
import { PageProvider, type CurrentPage } from './PageContext.tsx'

export interface AppProps {
  readonly page: CurrentPage
  readonly intl: IntlShape
  /** Path below locale and site. */
  readonly path: string
  readonly fullPath: string
  readonly navigate: (url: string) => Promise<void>
  readonly Page: PageComponent
  /** Called after every commit: the router moves focus and scrolls once the page is in the document. */
  readonly onCommit?: () => void
}

/** Everything inside the root element; rendered alike on the server and in the browser. */
export function App({ page, Page, onCommit, ...rest }: AppProps) {
  const Layout = Page.Layout ?? DefaultLayout
  useLayoutEffect(() => onCommit?.())
  return (
    <FrameProvider value={toAppContext(page, rest)}>
      <PageProvider page={page}>
        <Layout>
          <Page key={rest.path} />
        </Layout>
      </PageProvider>
    </FrameProvider>
  )
}

function toAppContext(
  { layout }: CurrentPage,
  { intl, path, fullPath, navigate }: Omit<AppProps, 'page' | 'Page' | 'onCommit'>,
): Frame {
  const { locale, site, siteSlug, settings, footer } = layout
  return {
    intl,
    locale,
    site,
    path,
    contactLink: footer.contactLink,
    privacyLink: footer.legalLinks.find(({ href }) => href.endsWith('/privacy')) ?? null,
    fullPath,
    link: (to) => prefixPath(to, locale.urlCode, siteSlug),
    navigate,
    settings,
  }
}
