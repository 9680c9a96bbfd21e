import type { ReactNode } from 'react'

/** The frame of every page in the default layout. */
export interface PageShellProps {
  /** Words on controls and words that are only read out. */
  readonly labels: {
    /** Text of the first link of the page, for example “Skip to content”. */
    readonly skipToContent: string
    /** Said by screen readers while the next page is being loaded. */
    readonly loading: string
  }
  /** Usually a `Header`; left out where a page hides it (NAV-12). */
  readonly header?: ReactNode
  /** Notice between header and content, usually a `LanguageBanner` (LOCALE-18). */
  readonly banner?: ReactNode
  /** The path to this page. */
  readonly breadcrumbs?: ReactNode
  /** The content of the page. */
  readonly children: ReactNode
  /** Language of the content where it is not the page's, for example an English text in a Chinese page (WCAG 3.1.2). */
  readonly contentLanguage?: string | undefined
  /** The foot of the page. */
  readonly footer?: ReactNode
  /** What floats at the edge of the window: side buttons, flash messages. */
  readonly floating?: ReactNode
  /** True while a route change is under way (PAGE-23). */
  readonly isLoading?: boolean | undefined
}
