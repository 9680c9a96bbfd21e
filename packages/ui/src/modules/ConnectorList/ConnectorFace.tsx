import * as styles from './ConnectorList.css.js'

interface ConnectorFaceProps {
  readonly rows: number
  readonly columns: number
  /** Distance of positions in millimetres. */
  readonly pitch: number
  /** Width of the widest connector in millimetres: its drawing fills the width. */
  readonly widest: number
}

/** Millimetres of housing around the positions. */
const wall = 2.5
const lever = 3

/** The mating face of a connector, in millimetres. Decorative. */
export function ConnectorFace({ rows, columns, pitch, widest }: ConnectorFaceProps) {
  const width = columns * pitch + 2 * wall
  const height = rows * pitch + 2 * wall
  const positions = Array.from({ length: rows * columns }, (_, index) => ({
    x: round(wall + ((index % columns) + 0.5) * pitch),
    y: round(wall + lever + (Math.floor(index / columns) + 0.5) * pitch),
  }))
  return (
    <svg
      viewBox={`0 0 ${round(widest + 2 * wall)} ${round(height + lever)}`}
      className={styles.face}
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={styles.housing}
        d={`M0 ${lever}H${round(width * 0.35)}V0H${round(width * 0.65)}V${lever}H${round(width)}V${round(height + lever)}H0Z`}
      />
      {positions.map(({ x, y }, index) => (
        <g key={index}>
          <rect
            className={styles.cavity}
            x={round(x - pitch * 0.36)}
            y={round(y - pitch * 0.36)}
            width={round(pitch * 0.72)}
            height={round(pitch * 0.72)}
          />
          <rect
            className={styles.contact}
            x={round(x - pitch * 0.12)}
            y={round(y - pitch * 0.12)}
            width={round(pitch * 0.24)}
            height={round(pitch * 0.24)}
          />
        </g>
      ))}
    </svg>
  )
}

/** Rounded so that server and browser render the same. */
function round(value: number): number {
  return Math.round(value * 100) / 100
}
