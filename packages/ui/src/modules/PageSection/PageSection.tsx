import { useId } from 'react'
import { Link } from '../../components/Link/Link.js'
import { join } from '../../foundations/join.js'
import * as styles from './PageSection.css.js'
import type { PageSectionProps } from './PageSection.types.js'

/** Section of a page: rule, heading and content on the page's grid. */
export function PageSection({ id, layout = 'stacked', children, ...head }: PageSectionProps) {
  const titleId = useId()
  const isSplit = layout === 'split'
  return (
    <section id={id} className={styles.section} aria-labelledby={head.title ? titleId : undefined}>
      <div className={styles.inner}>
        {isSplit ? (
          <SplitHead {...head} titleId={titleId} />
        ) : (
          head.title && <StackedHead {...head} titleId={titleId} />
        )}
        <div className={join(styles.content, isSplit && styles.contentSplit)}>{children}</div>
      </div>
    </section>
  )
}

type HeadProps = Omit<PageSectionProps, 'id' | 'layout' | 'children'> & { titleId: string }

function StackedHead({ title, titleId, overline, lead, link, aside, headingLevel = 2 }: HeadProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.head}>
      {overline && <p className={styles.overline}>{overline}</p>}
      <Heading id={titleId} className={join(styles.title, overline && styles.beside)}>
        {title}
      </Heading>
      {lead && <p className={join(styles.lead, overline && styles.beside)}>{lead}</p>}
      {aside}
      {link && (
        <Link look="standalone" href={link.href} newTab={link.openInNewTab} className={styles.link}>
          {link.text}
        </Link>
      )}
    </div>
  )
}

function SplitHead({ title, titleId, overline, lead, link, aside, headingLevel = 2 }: HeadProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={join(styles.head, styles.headSplit)}>
      <div className={styles.headBody}>
        {overline && <p className={styles.overline}>{overline}</p>}
        {title && (
          <Heading id={titleId} className={styles.titleSplit}>
            {title}
          </Heading>
        )}
        {lead && <p className={styles.leadSplit}>{lead}</p>}
        {aside}
        {link && (
          <Link look="standalone" href={link.href} newTab={link.openInNewTab}>
            {link.text}
          </Link>
        )}
      </div>
    </div>
  )
}
