import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { SkipLink } from '../../components/SkipLink/SkipLink.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import * as styles from './PageShell.css.js'

/** Layout of every page. */
export interface PageShellProps extends RootProps {
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

const contentId = 'content'

/** Page layout: skip link, header, notices, content, footer. */
export function PageShell(props: PageShellProps) {
  const {
    labels,
    header,
    banner,
    breadcrumbs,
    children,
    contentLanguage,
    footer,
    floating,
    isLoading = false,
    ...rest
  } = props
  return (
    <div {...rootProps(rest, styles.shell)}>
      <SkipLink href={`#${contentId}`}>{labels.skipToContent}</SkipLink>
      <div className={styles.loadingBar} data-active={isLoading || undefined} aria-hidden="true" />
      <VisuallyHidden role="status">{isLoading ? labels.loading : ''}</VisuallyHidden>
      {header}
      {banner}
      {breadcrumbs && <div className={styles.breadcrumbs}>{breadcrumbs}</div>}
      <main
        id={contentId}
        tabIndex={-1}
        lang={contentLanguage}
        className={styles.main}
        aria-busy={isLoading || undefined}
      >
        {children}
      </main>
      {footer}
      {floating}
    </div>
  )
}
