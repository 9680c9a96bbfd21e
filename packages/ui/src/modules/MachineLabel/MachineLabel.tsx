import * as styles from './MachineLabel.css.js'
import type { MachineLabelProps } from './MachineLabel.types.js'

/** A printable label with the QR code of a machine's address. */
export function MachineLabel(props: MachineLabelProps) {
  const { name, serialNumber, serialNumberLabel, text, address, code, actions } = props
  return (
    <div className={styles.page}>
      <div className={styles.label}>
        <svg role="img" aria-label={code.alt} viewBox={`0 0 ${code.size} ${code.size}`} className={styles.code}>
          <path d={code.path} fill="currentColor" shapeRendering="crispEdges" />
        </svg>
        <div className={styles.texts}>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.number}>
            <span className={styles.small}>{serialNumberLabel}</span> {serialNumber}
          </p>
          <p className={styles.small}>{text}</p>
          <p className={styles.address}>{address}</p>
        </div>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
