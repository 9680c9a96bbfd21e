import type { RootProps } from '../../foundations/rootProps.js'
import { PageSection } from '../PageSection/PageSection.js'
import * as drawingStyles from '../shared/drawings/listedDrawing.css.js'
import * as styles from './FloorPlan.css.js'

/** Plan of a stand or a building with its areas. */
export interface FloorPlanProps extends RootProps {
  /** Heading. */
  readonly title?: string | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** Text below the plan. */
  readonly caption?: string | undefined
  /** Width in metres. */
  readonly width: number
  /** Depth in metres. */
  readonly depth: number
  /** The width, formatted. */
  readonly widthText: string
  /** The depth, formatted. */
  readonly depthText: string
  /** Areas with their position from the left rear corner, in metres. */
  readonly areas: readonly {
    /** A letter or a short number. */
    readonly name: string
    readonly title: string
    readonly text?: string | undefined
    readonly x: number
    readonly y: number
    readonly width: number
    readonly depth: number
  }[]
}

/** A plan to scale with lettered areas, and their list. */
export function FloorPlan({ width, depth, widthText, depthText, areas, caption, ...section }: FloorPlanProps) {
  const Heading = section.title === undefined ? 'h2' : 'h3'
  return (
    <PageSection {...section}>
      <div className={styles.layout}>
        <figure className={drawingStyles.figure}>
          <svg
            viewBox={`-2.2 -2.2 ${width + 2.6} ${depth + 2.6}`}
            className={styles.plan}
            aria-hidden="true"
            focusable="false"
          >
            <rect className={styles.ground} width={width} height={depth} />
            {areas.map(({ name, x, y, ...area }) => (
              <g key={name}>
                <rect className={styles.area} x={x} y={y} width={area.width} height={area.depth} />
                <text
                  className={styles.name}
                  x={x + area.width / 2}
                  y={y + area.depth / 2}
                  dy="0.36em"
                  textAnchor="middle"
                >
                  {name}
                </text>
              </g>
            ))}
            <path className={styles.measure} d={`M0 -1.4V-0.4M${width} -1.4V-0.4M0 -0.9H${width}`} />
            <path className={styles.measure} d={`M-1.4 0H-0.4M-1.4 ${depth}H-0.4M-0.9 0V${depth}`} />
            <text className={styles.measureText} x={width / 2} y="-1.15" textAnchor="middle">
              {widthText}
            </text>
            <text className={styles.measureText} x={-depth / 2} y="-1.15" textAnchor="middle" transform="rotate(-90)">
              {depthText}
            </text>
          </svg>
          {caption && <figcaption className={drawingStyles.caption}>{caption}</figcaption>}
        </figure>
        <ul role="list" className={drawingStyles.list}>
          {areas.map(({ name, title, text }) => (
            <li key={name} className={drawingStyles.entry}>
              <span className={styles.letter}>{name}</span>
              <div>
                <Heading className={drawingStyles.title}>{title}</Heading>
                {text && <p className={drawingStyles.text}>{text}</p>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </PageSection>
  )
}
