import * as styles from './BeforeAfter.css.js'

const rows = [70, 200, 330]
const terminals = Array.from({ length: 14 }, (_, index) => 70 + index * 34)
const [left, right] = [36, 564]

/** A mounting plate with three rows of terminals: wires cross each other, or follow the ducts. Decorative. */
export function CabinetDrawing({ isTidy }: { readonly isTidy: boolean }) {
  return (
    <svg viewBox="3 3 594 394" className={styles.drawing} aria-hidden="true" focusable="false">
      <path className={styles.plate} d="M4 4H596V396H4Z" />
      {isTidy && (
        <path className={styles.duct} d="M22 22H50V378H22ZM550 22H578V378H550ZM50 122H550V148H50ZM50 252H550V278H50Z" />
      )}
      <path className={isTidy ? styles.wireTidy : styles.wireLoose} d={isTidy ? drawTidyWires() : drawLooseWires()} />
      {rows.map((y) => (
        <path
          key={y}
          className={styles.terminal}
          d={terminals.map((x) => `M${x - 13} ${y - 22}h26v44h-26z`).join('')}
        />
      ))}
    </svg>
  )
}

/** From each terminal straight into the duct below it, and along it to the side. */
function drawTidyWires(): string {
  return rows
    .flatMap((y, row) =>
      terminals.map((x, index) => {
        const isLeft = index < terminals.length / 2
        const duct = row === 2 ? y - 65 : y + 65
        const offset = (isLeft ? index : terminals.length - 1 - index) * 2.4 - 8
        return `M${x} ${row === 2 ? y - 22 : y + 22}V${round(duct + offset)}H${round((isLeft ? left : right) + offset / 2)}V${isLeft ? 378 : 22}`
      }),
    )
    .join('')
}

/** Each terminal is connected to one of another row that looks chosen by chance, with slack. */
function drawLooseWires(): string {
  return terminals
    .flatMap((x, index) =>
      [0, 1].map((row) => {
        const from = rows[row] ?? 0
        const to = rows[row + 1] ?? 0
        const target = terminals[(index * 5 + row * 3 + 2) % terminals.length] ?? x
        const slack = 40 + ((index * 37 + row * 53) % 70)
        return `M${x} ${from + 22}C${x + slack} ${from + 90 + slack} ${target - slack} ${to - 110 - slack / 2} ${target} ${to - 22}`
      }),
    )
    .join('')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
