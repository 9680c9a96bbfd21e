import type { RootProps } from '../../foundations/rootProps.js'
import { IconArrowRight } from '../../components/Icon/layoutIcons.js'
import { Link } from '../../components/Link/Link.js'
import { join } from '../../foundations/join.js'
import type { LinkItem } from '../link.types.js'
import { PageSection } from '../PageSection/PageSection.js'
import { ConnectorFace } from './ConnectorFace.js'
import * as styles from './ConnectorList.css.js'

/** Connectors with their part numbers, drawn to one scale. */
export interface ConnectorListProps extends RootProps {
  /** Heading. */
  readonly title?: string | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** Says that the drawings have one scale, for example. */
  readonly caption?: string | undefined
  /** Connectors in order. */
  readonly connectors: readonly {
    readonly id: string
    readonly partNumber: string
    readonly title: string
    /** Positions of the face, and their distance in millimetres. */
    readonly rows: number
    readonly columns: number
    readonly pitch: number
    /** Properties, already formatted. */
    readonly facts: readonly { readonly label: string; readonly value: string }[]
    /** Where the connector is described; the whole row is the link, its name the part number. */
    readonly link?: LinkItem | undefined
  }[]
}

/** Faces of connectors with part numbers and properties; all faces have the same scale. */
export function ConnectorList({ connectors, caption, ...section }: ConnectorListProps) {
  const Heading = section.title === undefined ? 'h2' : 'h3'
  const widest = Math.max(...connectors.map(({ columns, pitch }) => columns * pitch), 1)
  return (
    <PageSection {...section}>
      <ul role="list" className={styles.list}>
        {connectors.map(({ id, partNumber, title, facts, link, ...face }) => (
          <li key={id} className={join(styles.connector, link && styles.linked)}>
            <div className={styles.drawing}>
              <ConnectorFace {...face} widest={widest} />
            </div>
            <div className={styles.body}>
              <Heading className={styles.partNumber}>
                {link ? (
                  <Link look="quiet" href={link.href} newTab={link.openInNewTab} className={styles.link}>
                    {partNumber}
                  </Link>
                ) : (
                  partNumber
                )}
              </Heading>
              <p className={styles.title}>{title}</p>
            </div>
            <dl className={styles.facts}>
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt className={styles.label}>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            {link && <IconArrowRight className={styles.arrow} />}
          </li>
        ))}
      </ul>
      {caption && <p className={styles.caption}>{caption}</p>}
    </PageSection>
  )
}
