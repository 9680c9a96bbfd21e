import {
  Breadcrumb,
  Footer,
  Header,
  LanguageBanner,
  LocaleSelector,
  Logo,
  PageShell,
  SideButtons,
  UiProvider,
  useIsHydrated,
  type HeaderNavigationItem,
  type PageShellProps,
} from '@kudex/ui'
import '../../../brands/brands.css'
import { Fragment, useSyncExternalStore, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import { useAppContext, type FeatureSlots } from '../../../features/shared/index.ts'
import { bannerMessages, layoutMessages } from './layout.messages.ts'
import { AfterPage } from './AfterPage.tsx'
import { AppLink } from './AppLink.tsx'
import { pageLoading } from '../navigation/pageLoading.ts'
import { toLocaleSelectorProps } from '../locale/toLocaleSelectorProps.ts'
import { useCurrentPage } from './PageContext.tsx'

/** The default layout: header, notices, breadcrumbs, the page, footer, and the slots of the site's features. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { data } = useCurrentPage()
  const { intl, site } = useAppContext()
  return (
    <UiProvider linkComponent={AppLink}>
      <Providers>
        <LoadingShell
          labels={{
            skipToContent: intl.formatMessage(layoutMessages.skipToContent),
            loading: intl.formatMessage(layoutMessages.loading),
          }}
          header={
            <>
              {data.editorBar && <Slot name="editorBar" {...data.editorBar} />}
              {!data.header.isHidden && <AfterPage>{siteHeader}</AfterPage>}
            </>
          }
          banner={data.languageNotice ? <LanguageNoticeBanner /> : undefined}
          contentLanguage={data.languageNotice?.contentLanguage}
          breadcrumbs={data.breadcrumbs.length > 0 ? <PageBreadcrumbs /> : undefined}
          footer={<AfterPage>{siteFooter}</AfterPage>}
          floating={
            <>
              {!site.hideSideButtons && <SiteSideButtons />}
              <Slot name="panel" />
            </>
          }
        >
          {children}
        </LoadingShell>
      </Providers>
    </UiProvider>
  )
}

/** Separate from the layout, so that header and footer are not rendered again when loading starts and ends. */
function LoadingShell(props: Omit<PageShellProps, 'isLoading'>) {
  const isLoading = useSyncExternalStore(pageLoading.subscribe, pageLoading.isShown, isNeverLoading)
  return <PageShell {...props} isLoading={isLoading} />
}

function isNeverLoading(): boolean {
  return false
}

/** The symbol of the site, or that of its brand. */
function SiteLogo() {
  const { site } = useAppContext()
  return <Logo brand={site.brand} mark={site.slug ?? undefined} name={site.name} />
}

function SiteHeader() {
  const { data, layout } = useCurrentPage()
  const { intl, site, features, link, path } = useAppContext()
  return (
    <Header
      brand={site.brand}
      siteName={site.name}
      logo={<SiteLogo />}
      homeLink={{ href: link('/'), label: intl.formatMessage(layoutMessages.homeLabel, { site: site.name }) }}
      navigation={layout.navigation.map((item) =>
        toShownItem(item, { current: link(path), home: link('/') }, (title) =>
          intl.formatMessage(layoutMessages.overview, { title }),
        ),
      )}
      labels={{
        navigation: intl.formatMessage(layoutMessages.navigation),
        openMenu: intl.formatMessage(layoutMessages.openMenu),
        closeMenu: intl.formatMessage(layoutMessages.closeMenu),
      }}
      actions={<Slot name="headerAction" />}
      localeSelector={<LocaleSelector {...toLocaleSelectorProps({ layout, data }, path, intl, 'bottom')} />}
      userMenu={features.some(({ slots }) => slots.header) && <Slot name="header" />}
      theme={toTheme(data.header.theme)}
    />
  )
}

interface Addresses {
  readonly current: string
  readonly home: string
}

/** Marks the entry of the current page and of the pages above it. */
function toShownItem(
  item: HeaderNavigationItem,
  addresses: Addresses,
  formatOverview: (title: string) => string,
): HeaderNavigationItem {
  const { current } = addresses
  const isCurrent = item.href === current || (isAtOrAbove(item.href, addresses) && 'within')
  if (!item.flyout) return { ...item, isCurrent }
  const { overview, sections, marketing } = item.flyout
  return {
    ...item,
    isCurrent: isCurrent || sections.some((section) => section.links.some((link) => isAtOrAbove(link.href, addresses))),
    flyout: {
      overview: overview && { ...overview, text: formatOverview(overview.text) },
      sections: sections.map((section) => ({
        ...section,
        links: section.links.map((link) => (link.href === current ? { ...link, isCurrent: true } : link)),
      })),
      marketing,
    },
  }
}

/** The home page is above no other. */
function isAtOrAbove(href: string, { current, home }: Addresses): boolean {
  return href === current || (href.length > home.length && current.startsWith(`${href}/`))
}

function LanguageNoticeBanner() {
  const { data } = useCurrentPage()
  const { intl } = useAppContext()
  const { languageName, versions } = data.languageNotice ?? { languageName: '', versions: [] }
  return (
    <LanguageBanner
      label={intl.formatMessage(bannerMessages.label)}
      text={intl.formatMessage(bannerMessages.text, { language: languageName })}
      links={versions.map(({ language, name, href }) => ({ href, lang: language, text: name }))}
    />
  )
}

function PageBreadcrumbs() {
  const { data } = useCurrentPage()
  const { intl, link } = useAppContext()
  return (
    <Breadcrumb
      label={intl.formatMessage(layoutMessages.breadcrumbs)}
      home={{ href: link('/'), label: intl.formatMessage(layoutMessages.home) }}
      items={data.breadcrumbs.map(({ title, url }) => ({ text: title, href: url ?? undefined }))}
    />
  )
}

function SiteFooter() {
  const { data, layout } = useCurrentPage()
  const around = useAppContext()
  const { intl, site, link, path } = around
  const { theme, contactTitle, contactLink, sections, legalLinks, legalText } = layout.footer
  const isContactPage = contactLink?.href === link(path)
  // Cached pages are the same for all hosts; only the browser knows the requested host.
  const isHydrated = useIsHydrated()
  const featureLinks = isHydrated ? around.features.flatMap(({ slots }) => slots.legalLink?.(around) ?? []) : []
  return (
    <Footer
      theme={toTheme(theme)}
      brand={site.brand}
      siteName={site.name}
      logo={<SiteLogo />}
      homeLink={{ href: link('/'), label: intl.formatMessage(layoutMessages.homeLabel, { site: site.name }) }}
      contact={
        contactLink && !isContactPage
          ? { title: intl.formatMessage(layoutMessages.footerContact), ...contactTitle, link: contactLink }
          : undefined
      }
      sections={sections}
      legal={{
        copyright: intl.formatMessage(layoutMessages.copyright, { site: site.name }),
        ...legalText,
        // On its own page the contact link is no invitation any more (NAV-11).
        links: [...(contactLink && isContactPage ? [contactLink] : []), ...legalLinks, ...featureLinks],
      }}
      localeSelector={<LocaleSelector {...toLocaleSelectorProps({ layout, data }, path, intl, 'top')} />}
      labels={{
        navigation: intl.formatMessage(layoutMessages.footerNavigation),
        legal: intl.formatMessage(layoutMessages.footerLegal),
      }}
    />
  )
}

/** The contact link and the buttons of features; not for editors, and not on sites without side buttons (SITE-13). */
function SiteSideButtons() {
  const { intl, features, contactLink, path } = useAppContext()
  // The contact button is empty without a link; those of other features are on public pages only. As `isPublicPath` of
  // the domain, whose import would add to the script of every page.
  const [, area] = /^\/(mykomax|editor)\b/i.exec(path) ?? []
  const count = features.filter(
    ({ slots, isEverywhere }) => slots.sideButton && (isEverywhere ? contactLink : !area),
  ).length
  if (count === 0 || area === 'editor') return null
  return (
    <SideButtons places={Math.min(count, 3) as 1 | 2 | 3} label={intl.formatMessage(layoutMessages.sideButtons)}>
      <Slot name="sideButton" />
    </SideButtons>
  )
}

const siteHeader = <SiteHeader />
const siteFooter = <SiteFooter />

function toTheme(theme: string): 'default' | 'inverse' {
  return /^(?:inverse|dark)$/i.test(theme) ? 'inverse' : 'default'
}

type SlotName = 'header' | 'headerAction' | 'sideButton' | 'panel' | 'editorBar'
type SlotProps<Name extends SlotName> = ComponentProps<NonNullable<FeatureSlots[Name]>>

/** Renders a slot of the site's features. */
function Slot<Name extends SlotName>({ name, ...props }: { readonly name: Name } & SlotProps<Name>) {
  const { features } = useAppContext()
  return features.map((feature) => {
    const Content = feature.slots[name] as ComponentType<object> | undefined
    return Content ? <Content key={feature.name} {...props} /> : null
  })
}

function Providers({ children }: { readonly children: ReactNode }) {
  const { features } = useAppContext()
  const providers = features.flatMap(({ slots }) => slots.provider ?? [])
  return providers.reduceRight<ReactNode>(
    (inner, Provider: ComponentType<{ readonly children: ReactNode }>) => <Provider>{inner}</Provider>,
    <Fragment>{children}</Fragment>,
  )
}
