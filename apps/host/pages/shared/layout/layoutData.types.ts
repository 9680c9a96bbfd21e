import type { PublicSettings } from '@kudex/domain/settings'
import type { Locale } from '@kudex/domain/locales'
import type { FooterProps, HeaderNavigationItem, LinkItem } from '@kudex/ui'
import type { AppSite } from '../../../features/shared/index.ts'

/** Data of the layout: the same on every page of a site in a locale. */
export interface LayoutData {
  readonly site: AppSite
  readonly locale: Locale
  /** The site's slug if paths contain it (ROUTE-11). */
  readonly siteSlug: string | null
  readonly navigation: readonly HeaderNavigationItem[]
  readonly footer: LayoutFooter
  readonly countries: readonly SelectorCountry[]
  readonly settings: PublicSettings
}

export interface LayoutFooter {
  /** As `toTheme` reads it. */
  readonly theme: string
  /** Null for the common question. `titleLang`: its language if that is not the page's. */
  readonly contactTitle: Pick<NonNullable<FooterProps['contact']>, 'title' | 'titleLang'> | null
  readonly contactLink: LinkItem | null
  readonly sections: FooterProps['sections']
  readonly legalLinks: readonly LinkItem[]
  /** Null for the common copyright notice; with its language as above. */
  readonly legalText: Pick<FooterProps['legal'], 'copyright' | 'copyrightLang'> | null
}

/** A country of the locale selector with the locales offered there; ALL comes first (LOCALE-04, LOCALE-08). */
export interface SelectorCountry {
  readonly countryCode: string
  readonly name: string
  readonly locales: readonly { readonly urlCode: string; readonly language: string; readonly name: string }[]
}
