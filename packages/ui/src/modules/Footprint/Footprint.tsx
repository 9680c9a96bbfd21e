import type { SVGAttributes } from 'react'
import { person } from './person.js'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import * as styles from './Footprint.css.js'

/** Drawing of a machine's dimensions: front and top view, with a person for scale. */
export interface FootprintProps extends RootProps {
  /** Dimensions in millimetres; the drawing is to scale. */
  readonly size: { readonly width: number; readonly height: number; readonly depth: number }
  /** Dimensions as shown, with their unit. */
  readonly labels: { readonly width: string; readonly height: string; readonly depth: string }
  /** Accessible name: says the dimensions and what they are compared with. */
  readonly description: string
}

/** Front and top view of a machine to scale. Small machines stand on a bench. */
export function Footprint({ size: { width, height, depth }, labels, description, ...rest }: FootprintProps) {
  const standing = height < benchLimit && width < benchLimit * 1.5 ? benchHeight : 0
  const left = Math.max(width, minWidth)
  const drawn = left + gap + person.width
  const text = drawn / textsPerWidth
  const margin = text * (Math.max(labels.height.length, labels.depth.length) * digitWidth + 2)
  const floor = text * 2 + Math.max(height + standing, person.height)
  const topView = floor + text * 4.5
  const start = margin + (left - width) / 2
  return (
    <svg
      role="img"
      preserveAspectRatio="xMinYMin meet"
      aria-label={description}
      viewBox={toNumbers(0, 0, drawn + margin + text, topView + depth + text)}

      fontSize={Math.round(text)}
      strokeWidth={toNumbers(text / 10)}
      {...(rootProps(rest, styles.drawing) as SVGAttributes<SVGSVGElement>)}
    >
      <path
        transform={`translate(${toNumbers(margin + left + gap, floor - person.height)})`}
        d={person.path}
        className={styles.line}
      />
      <path d={toLine(margin - text, floor, margin + drawn, floor)} className={styles.line} />
      {standing > 0 && <path d={toBench(margin, left, floor, standing)} className={styles.line} />}
      <rect x={start} y={floor - standing - height} width={width} height={height} className={styles.machine} />
      <rect x={start} y={topView} width={width} height={depth} className={styles.machine} />
      <Dimension
        text={text}
        from={floor - standing - height}
        to={floor - standing}
        at={start - text}
        label={labels.height}
      />
      <Dimension text={text} from={topView} to={topView + depth} at={start - text} label={labels.depth} />
      <path d={toTicks(text, start, start + width, topView - text, false)} className={styles.line} />
      <text x={start + width / 2} y={topView - text * 1.5} textAnchor="middle">
        {labels.width}
      </text>
    </svg>
  )
}

/** Lower machines stand on a bench; millimetres. */
const benchLimit = 1000
const benchHeight = 900

/** Smallest width of the drawn machine, and distance between it and the person, in millimetres. */
const minWidth = 500
const gap = 300

/** Letters of the labels per width of the drawing. */
const textsPerWidth = 19

/** Width of a digit of the widest brand's face, per size of the text. */
const digitWidth = 0.64

type DimensionProps = { text: number; from: number; to: number; at: number; label: string }

/** A vertical dimension with its label to the left. */
function Dimension({ text, from, to, at, label }: DimensionProps) {
  return (
    <>
      <path d={toTicks(text, from, to, at, true)} className={styles.line} />
      <text x={at - text / 2} y={(from + to) / 2 + text / 3} textAnchor="end">
        {label}
      </text>
    </>
  )
}

function toLine(x1: number, y1: number, x2: number, y2: number): string {
  return `M${toNumbers(x1, y1)}L${toNumbers(x2, y2)}`
}

/** A dimension line with a tick at both ends. */
function toTicks(text: number, from: number, to: number, at: number, isVertical: boolean): string {
  const tick = text / 3
  const line = (a: number, b: number, c: number, d: number) => (isVertical ? toLine(b, a, d, c) : toLine(a, b, c, d))
  return line(from, at, to, at) + line(from, at - tick, from, at + tick) + line(to, at - tick, to, at + tick)
}

/** A bench with two legs. */
function toBench(margin: number, left: number, floor: number, height: number): string {
  const top = floor - height
  const inset = left / 12
  return (
    toLine(margin, top, margin + left, top) +
    toLine(margin + inset, top, margin + inset, floor) +
    toLine(margin + left - inset, top, margin + left - inset, floor)
  )
}

function toNumbers(...numbers: number[]): string {
  return numbers.map((number) => Math.round(number)).join(' ')
}
