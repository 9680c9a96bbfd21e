import { Fragment, type ReactNode } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import * as styles from './MachineLabel.css.js'

/** A label to print and stick on a machine: a QR code with the machine's address. */
export interface MachineLabelProps extends RootProps {
  /** Name of the machine. */
  readonly name: string
  /** Serial number of the machine. */
  readonly serialNumber: string
  /** Label of the serial number. */
  readonly serialNumberLabel: string
  /** What scanning the code does. */
  readonly text: string
  /** The address in the code, as it is shown below it. */
  readonly address: string
  /** The QR code. */
  readonly code: {
    /** Modules of one side, quiet zone included. */
    readonly size: number
    /** SVG path of the dark modules; one unit is one module. */
    readonly path: string
    /** Text alternative. */
    readonly alt: string
  }
  /** Buttons and links below the label; not printed. */
  readonly actions?: ReactNode
}

/** A printable label with the QR code of a machine's address. */
export function MachineLabel(props: MachineLabelProps) {
  const { name, serialNumber, serialNumberLabel, text, address, code, actions, ...rest } = props
  return (
    <div {...rootProps(rest, styles.page)}>
      <div className={styles.label}>
        <svg role="img" aria-label={code.alt} viewBox={`0 0 ${code.size} ${code.size}`} className={styles.code}>
          <path d={code.path} fill="currentColor" shapeRendering="crispEdges" />
        </svg>
        <div className={styles.texts}>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.small}>
            {serialNumberLabel} <span className={styles.number}>{serialNumber}</span>
          </p>
          <p className={styles.small}>{text}</p>
          <p className={styles.address}>
            <BreakableAddress text={address} />
          </p>
        </div>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

/** A URL that breaks after its slashes, so that the serial number at its end stays in one piece. */
function BreakableAddress({ text }: { text: string }) {
  return text.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={`${index} ${part}`}>
      <wbr />
      {part}
    </Fragment>
  ))
}
