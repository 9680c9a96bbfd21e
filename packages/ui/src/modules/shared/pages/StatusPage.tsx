import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../../../foundations/rootProps.js'
import { CutWire } from '../drawings/CutWire.js'
import * as styles from '../styles/statusPage.css.js'

interface StatusPageProps extends RootProps {
  readonly overline?: string | undefined
  readonly title: string
  readonly text: string
  /** Whether the wire of the drawing is cut. */
  readonly isCut?: boolean
  readonly children: ReactNode
}

/** A page with the page's `<h1>` on the left and a drawing on the right. */
export function StatusPage({ overline, title, text, isCut = false, children, ...rest }: StatusPageProps) {
  return (
    <div {...rootProps(rest, styles.page)}>
      <div className={styles.drawing}>
        <CutWire isCut={isCut} />
      </div>
      <div className={styles.body}>
        {overline && <p className={styles.overline}>{overline}</p>}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </div>
  )
}
