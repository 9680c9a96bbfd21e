import type { IntlShape } from '@kudex/intl/messages'
import { useLayoutEffect } from 'react'
import { AppContextProvider, type AppContext, type Feature } from '../../../features/shared/index.ts'
import { listSiteFeatures } from '../../../features/featureRegistry.ts'
import { Layout as DefaultLayout } from './Layout.tsx'
import type { PageComponent } from './createPage.tsx'
import { prefixPath } from '../links/prefixPath.ts'
import { PageProvider, type CurrentPage } from './PageContext.tsx'

export interface AppProps {
  readonly page: CurrentPage
  readonly intl: IntlShape
  /** Path below locale and site. */
  readonly path: string
  readonly fullPath: string
  readonly navigate: AppContext['navigate']
  readonly Page: PageComponent
  /** The features of the site; those of the registry that its record names by default. */
  readonly features?: readonly Feature[]
  /** Called after every commit: the router moves focus and scrolls once the page is in the document. */
  readonly onCommit?: () => void
}

/** Everything inside the root element; rendered alike on the server and in the browser. */
export function App({ page, Page, onCommit, ...rest }: AppProps) {
  const Layout = Page.Layout ?? DefaultLayout
  useLayoutEffect(() => onCommit?.())
  return (
    <AppContextProvider value={toAppContext(page, rest)}>
      <PageProvider page={page}>
        <Layout>
          <Page key={rest.path} />
        </Layout>
      </PageProvider>
    </AppContextProvider>
  )
}

function toAppContext({ layout }: CurrentPage, props: Omit<AppProps, 'page' | 'Page' | 'onCommit'>): AppContext {
  const { locale, site, siteSlug, settings, footer } = layout
  const { intl, path, fullPath, navigate, features = listSiteFeatures(site.features) } = props
  return {
    intl,
    locale,
    site,
    features,
    path,
    contactLink: footer.contactLink,
    privacyLink: footer.legalLinks.find(({ href }) => href.endsWith('/privacy')) ?? null,
    fullPath,
    link: (to) => prefixPath(to, locale.urlCode, siteSlug),
    navigate,
    settings,
  }
}
