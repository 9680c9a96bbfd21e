import type { ReactNode } from 'react'

/** Layout of every page. */
export interface PageShellProps {
  /** Texts of controls and announcements. */
  readonly labels: {
    /** Text of the skip link, for example “Skip to content”. */
    readonly skipToContent: string
    /** Announced while the next page loads. */
    readonly loading: string
  }
  /** Usually a `Header`; omit it if the page hides it (NAV-12). */
  readonly header?: ReactNode
  /** Notice between header and content, usually a `LanguageBanner` (LOCALE-18). */
  readonly banner?: ReactNode
  /** `Breadcrumb`. */
  readonly breadcrumbs?: ReactNode
  /** Page content. */
  readonly children: ReactNode
  /**
   * Language of the content if it differs from the page's, for example an English text in a Chinese page (WCAG 3.1.2).
   */
  readonly contentLanguage?: string | undefined
  /** `Footer`. */
  readonly footer?: ReactNode
  /** Floating elements: side buttons, flash messages. */
  readonly floating?: ReactNode
  /** True during client-side navigation (PAGE-23). */
  readonly isLoading?: boolean | undefined
}
