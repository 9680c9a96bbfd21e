import type { IntlShape } from '@kudex/intl/messages'
import { FrameProvider, type Frame } from '../../../features/plug/index.ts'
import { FrameLayout } from './Layout.tsx'
import type { PageComponent } from './pageLayout.ts'
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
}

/** Everything inside the root element, the same on the server and in the browser. */
export function App({ page, Page, ...rest }: AppProps) {
  const Layout = Page.Layout ?? FrameLayout
  return (
    <FrameProvider value={toFrame(page, rest)}>
      <PageProvider page={page}>
        <Layout>
          <Page key={rest.path} />
        </Layout>
      </PageProvider>
    </FrameProvider>
  )
}

function toFrame({ frame }: CurrentPage, { intl, path, fullPath, navigate }: Omit<AppProps, 'page' | 'Page'>): Frame {
  const { locale, site, siteSlug, settings, footer } = frame
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
