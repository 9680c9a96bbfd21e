import type { Breadcrumb } from '@kudex/domain/navigation'
import type { EditorBarSlotProps } from '../../../features/shared/index.ts'
import type { PageHead } from '../head/head.types.ts'

/** Result of a page's `+data.ts`: the props of its component and what the layout and the head need. */
export interface PageData<Props = unknown> {
  readonly head: PageHead
  /** Without the home page, which the layout adds; the last one is the page itself (NAV-17, NAV-19). */
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly header: PageHeader
  /** Given if the page is not available in the current language (LOCALE-18). */
  readonly languageNotice: LanguageNotice | null
  /** Target of the locale selector in countries that do not have the page; empty if all have it. */
  readonly countryFallbacks: readonly CountryFallback[]
  /** The bar of a preview; visitors have none (EDITOR-07). */
  readonly editorBar?: EditorBarSlotProps
  readonly props: Props
}

/** The nearest page that some countries have. */
export interface CountryFallback {
  /** Path below locale and site. */
  readonly path: string
  readonly countries: readonly string[]
}

/** Header options of a page (NAV-12). */
export interface PageHeader {
  readonly theme: string
  readonly isHidden: boolean
}

/** Names the requested language and links the available versions, each named in its own language (LOCALE-19). */
export interface LanguageNotice {
  readonly languageName: string
  readonly versions: readonly { readonly language: string; readonly name: string; readonly href: string }[]
  /** Language of the content, if all of it has the same one (WCAG 3.1.2). */
  readonly contentLanguage?: string | undefined
}
