import { SkipLink } from '../../components/SkipLink/SkipLink.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import * as styles from './PageShell.css.js'
import type { PageShellProps } from './PageShell.types.js'

const contentId = 'content'

/** Page layout: skip link, header, notices, content, footer. */
export function PageShell(props: PageShellProps) {
  const { labels, header, banner, breadcrumbs, children, contentLanguage, footer, floating, isLoading = false } = props
  return (
    <div className={styles.shell}>
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
