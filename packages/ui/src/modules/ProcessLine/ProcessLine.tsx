import type { RootProps } from '../../foundations/rootProps.js'
import { join } from '../../foundations/join.js'
import { Link } from '../../components/Link/Link.js'
import { PageSection } from '../PageSection/PageSection.js'
import type { LinkItem } from '../link.types.js'
import { Station, type StationName } from './Station.js'
import * as styles from './ProcessLine.css.js'

/** The steps of a process along one wire. */
export interface ProcessLineProps extends RootProps {
  /** Heading. */
  readonly title?: string | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** Steps in the direction of the wire; five fill a row. */
  readonly steps: readonly ProcessStep[]
  /** What accompanies all steps: a label and links below the wire. */
  readonly alongside?: { readonly label?: string | undefined; readonly links: readonly LinkItem[] } | undefined
}

export interface ProcessStep {
  readonly id: string
  /** Drawing of the step. */
  readonly station: StationName
  readonly title: string
  readonly text?: string | undefined
  /** Where the step is explained; the whole area of its title and drawing is the link. */
  readonly link: LinkItem
  /** Machines of the step. */
  readonly machines?: readonly LinkItem[] | undefined
}

/** One wire through all steps of a process: horizontal on large screens, vertical on small ones. */
export function ProcessLine({ steps, alongside, ...section }: ProcessLineProps) {
  return (
    <PageSection {...section}>
      <ol role="list" className={styles.list}>
        {steps.map((step) => (
          <Step key={step.id} {...step} hasTitleAbove={section.title !== undefined} />
        ))}
      </ol>
      {alongside && alongside.links.length > 0 && (
        <div className={styles.alongside}>
          {alongside.label && <p className={styles.alongsideLabel}>{alongside.label}</p>}
          <Links links={alongside.links} />
        </div>
      )}
    </PageSection>
  )
}

function Step({ station, title, text, link, machines = [], hasTitleAbove }: ProcessStep & { hasTitleAbove: boolean }) {
  const Heading = hasTitleAbove ? 'h3' : 'h2'
  return (
    <li className={styles.step}>
      <div className={styles.drawing}>
        <Station name={station} />
      </div>
      <div className={styles.body}>
        <Heading className={styles.title}>{title}</Heading>
        {text && <p className={styles.text}>{text}</p>}
        <Link look="standalone" href={link.href} newTab={link.openInNewTab} className={styles.more}>
          {link.text}
        </Link>
        {machines.length > 0 && <Links links={machines} className={styles.machines} />}
      </div>
    </li>
  )
}

function Links({ links, className }: { links: readonly LinkItem[]; className?: string }) {
  return (
    <ul role="list" className={join(styles.links, className)}>
      {links.map(({ href, text, openInNewTab }) => (
        <li key={href}>
          <Link look="inline" href={href} newTab={openInNewTab} className={styles.link}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}
