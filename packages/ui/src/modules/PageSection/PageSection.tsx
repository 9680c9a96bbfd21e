import { useId, type ReactNode } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { Link } from '../../components/Link/Link.js'
import { join } from '../../foundations/join.js'
import type { HeadingLevel } from '../headingLevel.js'
import type { LinkItem } from '../link.types.js'
import * as styles from './PageSection.css.js'

/** Section of a page with a heading, on the page's grid. */
export interface PageSectionProps extends RootProps {
  /** Heading. */
  readonly title?: string | undefined
  /** Overline: a few words above the heading. */
  readonly overline?: string | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** Link beside the title, usually to the full list. */
  readonly link?: LinkItem | undefined
  /** `stacked`: heading above the content; `split`: heading in the left columns, content on the right. */
  readonly layout?: 'stacked' | 'split' | undefined
  /** Heading level; 1 if the section is the whole page. */
  readonly headingLevel?: 1 | HeadingLevel | undefined
  /** `small`: the size of `split` headings, where both layouts stand on one page. */
  readonly titleSize?: 'large' | 'small' | undefined
  /** `close` to what is above it, where both are one content: a list below the links to its parts. */
  readonly distance?: 'normal' | 'close' | undefined
  /** Small control beside the heading, for example a switch. */
  readonly aside?: ReactNode
  /** Content. */
  readonly children?: ReactNode
  /** Anchor id. */
  readonly id?: string | undefined
}

/** Section of a page: rule, heading and content on the page's grid. */
export function PageSection(props: PageSectionProps) {
  const { layout = 'stacked', children, title, overline, lead, link, aside, titleSize, headingLevel, ...more } = props
  const { distance = 'normal', ...rest } = more
  const titleId = useId()
  const head = { title, titleId, overline, lead, link, aside, titleSize, headingLevel }
  const isSplit = layout === 'split'
  const hasHead = isSplit ? Boolean(title || overline || lead || aside || link) : Boolean(title)
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      {...rootProps(
        rest,
        styles.section,
        (!title || distance === 'close') && styles.close,
        headingLevel === 1 && styles.first,
      )}
    >
      <div className={join(styles.inner, distance === 'close' && styles.innerClose)}>
        {hasHead && (isSplit ? <SplitHead {...head} /> : <StackedHead {...head} />)}
        <div
          className={join(styles.content, isSplit && styles.contentSplit, isSplit && hasHead && styles.contentRuled)}
        >
          {children}
        </div>
      </div>
    </section>
  )
}

type HeadProps = Omit<PageSectionProps, keyof Omit<RootProps, 'title'> | 'layout' | 'children'> & { titleId: string }

function StackedHead({ title, titleId, overline, lead, link, aside, titleSize, headingLevel = 2 }: HeadProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={join(styles.head, styles.headRule)}>
      {overline && <p className={styles.overline}>{overline}</p>}
      <Heading
        id={titleId}
        className={join(styles.title, titleSize === 'small' && styles.titleSplit, overline && styles.beside)}
      >
        {title}
      </Heading>
      {lead && <p className={join(styles.lead, overline && styles.beside)}>{lead}</p>}
      {aside}
      {link && (
        <Link
          look="standalone"
          href={link.href}
          back={link.isBack}
          lang={link.lang}
          newTab={link.openInNewTab}
          className={styles.link}
        >
          {link.text}
        </Link>
      )}
    </div>
  )
}

function SplitHead({ title, titleId, overline, lead, link, aside, headingLevel = 2 }: HeadProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={join(styles.head, styles.headRule, styles.headSplit)}>
      <div className={styles.headBody}>
        {overline && <p className={styles.overline}>{overline}</p>}
        {title && (
          <Heading id={titleId} className={headingLevel === 1 ? styles.titleSplitFirst : styles.titleSplit}>
            {title}
          </Heading>
        )}
        {lead && <p className={styles.leadSplit}>{lead}</p>}
        {aside}
        {link && (
          <Link look="standalone" href={link.href} back={link.isBack} lang={link.lang} newTab={link.openInNewTab}>
            {link.text}
          </Link>
        )}
      </div>
    </div>
  )
}
