import * as styles from './AssemblySequence.css.js'

const width = 1200
const trunk = 150
const [first, last] = [120, 1090]

/** Drawing of a harness on its board: a trunk with a numbered branch for each step, up and down by turns. Decorative. */
export function AssemblyBoard({ count }: { readonly count: number }) {
  const distance = count > 1 ? (last - first) / (count - 1) : 0
  const branches = Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    x: Math.round(first + index * distance),
    isUp: index % 2 === 0,
  }))
  return (
    <svg viewBox={`0 0 ${width} 300`} className={styles.board} aria-hidden="true" focusable="false">
      <path className={styles.pegs} d={drawPegs()} />
      <path className={styles.trunk} d={`M20 ${trunk}H${last}`} />
      {branches.map((branch) => (
        <Branch key={branch.number} {...branch} />
      ))}
      <path className={styles.connector} d={`M2 ${trunk - 24}H28V${trunk + 24}H2Z`} />
    </svg>
  )
}

function Branch({ number, x, isUp }: { number: number; x: number; isUp: boolean }) {
  const end = isUp ? 62 : 238
  const bend = isUp ? trunk - 34 : trunk + 34
  const housing = isUp ? end - 30 : end
  return (
    <>
      <path className={styles.branch} d={`M${x - 60} ${trunk}C${x - 20} ${trunk} ${x} ${trunk} ${x} ${bend}V${end}`} />
      <path className={styles.connector} d={`M${x - 22} ${housing}h44v30h-44zM${x - 12} ${housing + 8}h24v14h-24z`} />
      <g transform={`translate(${x + 24} ${isUp ? 62 : 238})`}>
        <g className={styles.badge}>
          <circle className={styles.badgeGround} cx="20" r="17" />
          <text className={styles.badgeText} x="20" y="6" textAnchor="middle">
            {number}
          </text>
        </g>
      </g>
    </>
  )
}

/** A fine grid of holes, as in a board that pegs are put into. */
function drawPegs(): string {
  const holes: string[] = []
  for (let y = 10; y <= 290; y += 28) for (let x = 10; x < width; x += 28) holes.push(`M${x} ${y}h0`)
  return holes.join('')
}
