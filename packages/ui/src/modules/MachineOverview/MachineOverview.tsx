import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { Status } from '../../components/Badge/Badge.js'
import { Link } from '../../components/Link/Link.js'
import { Picture } from '../../components/Picture/Picture.js'
import type { LinkItem } from '../link.types.js'
import type { RecordStatus } from '../list.types.js'
import * as styles from './MachineOverview.css.js'

/** The head of a machine's page: name, serial number, facts and actions. */
export interface MachineOverviewProps extends RootProps {
  /** Link to the list of machines. */
  readonly backLink?: LinkItem | undefined
  /** The page's `<h1>`. */
  readonly name: string
  /** Serial number of the machine. */
  readonly serialNumber: string
  /** Picture of the model, as decoration. */
  readonly picture?: Picture | undefined
  /** What is due, or that nothing is. */
  readonly status?: RecordStatus | undefined
  /** Facts in display order. */
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[]
  /** `ButtonLink`s; the main action first. */
  readonly actions?: ReactNode
}

/** Name, serial number, picture, facts and actions of one machine. */
export function MachineOverview(props: MachineOverviewProps) {
  const { backLink, name, serialNumber, picture, status, facts, actions, ...rest } = props
  return (
    <div {...rootProps(rest, styles.overview)}>
      {backLink && (
        <p className={styles.back}>
          <Link look="quiet" href={backLink.href}>
            {backLink.text}
          </Link>
        </p>
      )}
      <div className={styles.head}>
        <p className={styles.overline}>
          <span className={styles.number}>{serialNumber}</span>
          {status && <Status tone={status.tone}>{status.text}</Status>}
        </p>
        <h1 className={styles.title}>{name}</h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} ratio="fill" fit="contain" priority />
        </div>
      )}
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
