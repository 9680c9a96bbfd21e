import * as styles from './CutWire.css.js'

/** Drawing of a stripped wire, whole or cut. Decorative. */
export function CutWire({ isCut = false, className }: { isCut?: boolean; className?: string }) {
  return (
    <svg viewBox="0 0 640 200" className={className ?? styles.drawing} aria-hidden="true" focusable="false">
      <path className={styles.line} d="M0 100H640" strokeDasharray="18 5 3 5" />
      <path className={styles.insulation} d={isCut ? 'M0 68H300L284 132H0Z' : 'M0 68H420V132H0Z'} />
      {isCut ? <Ends /> : <Strands />}
    </svg>
  )
}

function Strands() {
  return (
    <>
      {[76, 88, 100, 112].map((y) => (
        <path key={y} className={styles.outline} d={`M420 ${y}h${148 - Math.abs(94 - y)}a6 6 0 0 1 0 12H420z`} />
      ))}
      <path className={styles.line} d="M420 60V20M556 60V20M420 28H556M428 24l-8 4 8 4M548 24l8 4-8 4" />
      <path className={styles.line} d="M60 52V28M60 148V172M56 60l4 8 4-8M56 140l4-8 4 8M60 68V28M60 132V172" />
    </>
  )
}

function Ends() {
  return (
    <>
      <path className={styles.insulation} d="M364 68H640V132H348Z" />
      <path className={styles.line} d="M316 20 276 180M380 20 340 180" strokeDasharray="6 4" />
      <path className={styles.line} d="M313 32H377M321 28l-8 4 8 4M369 28l8 4-8 4" />
    </>
  )
}
