import type { ReactNode } from 'react'
import * as styles from './ProcessLine.css.js'

/** Steps that have a drawing. */
export type StationName = keyof typeof stations

/**
 * Drawing of a step on a square of 200. The wire enters and leaves at half height, 12 thick, so that drawings beside
 * each other show one wire; turned by a quarter, the same is true for drawings below each other. It overlaps the next
 * drawing by one unit: where edges meet on a fraction of a pixel, the page would be seen between them. Decorative.
 */
export function Station({ name }: { readonly name: StationName }) {
  return (
    <svg viewBox="0 0 200 200" className={styles.station} aria-hidden="true" focusable="false">
      <path className={styles.leadIn} d="M-4000 94H1V106H-4000Z" />
      {stations[name]}
    </svg>
  )
}

const { wire, outline, thin, metal } = styles

const stations = {
  cut: (
    <>
      <path className={wire} d="M0 94H98L94 106H0ZM110 94H201V106H106Z" />
      <path className={metal} d="M84 26h36v44l-17 30-19-30zM84 174h36v-44l-17-30-19 30z" />
      <path className={thin} d="M84 44h36M84 156h36" />
      <path className={thin} d="M2 128V152M78 128V152M2 140H78M8 136l-6 4 6 4M72 136l6 4-6 4" />
    </>
  ),
  strip: (
    <>
      <path className={wire} d="M0 94H62V106H0ZM128 94H158V106H128ZM172 94H201V106H172Z" />
      <Strands from={62} to={112} />
      <path className={metal} d="M56 40h24v38l-12 14-12-14zM56 160h24v-38l-12-14-12 14z" />
      <path className={thin} d="M128 72H156M150 68l6 4-6 4M128 128H156M150 124l6 4-6 4" />
    </>
  ),
  crimp: (
    <>
      <path className={wire} d="M0 94H56V106H0ZM172 94H201V106H172Z" />
      <Strands from={56} to={78} />
      <path
        className={outline}
        d="M44 90H64V110H44ZM64 96H72V90H100V96H110V88H158L164 94V106L158 112H110V104H100V110H72V104H64Z"
      />
      <path className={thin} d="M78 90V110M86 90V110M94 90V110M118 100H156" />
      <path className={metal} d="M66 24H106V72L98 82H74L66 72ZM66 176H106V128L98 118H74L66 128Z" />
      <path className={thin} d="M128 34V64M124 58l4 6 4-6" />
    </>
  ),
  test: (
    <>
      <path className={wire} d="M0 94H201V106H0Z" />
      <path className={metal} d="M34 78H62V90H34ZM34 110H62V122H34ZM138 78H166V90H138ZM138 110H166V122H138Z" />
      <path className={thin} d="M28 116H4M10 112l-6 4 6 4M172 116H196M190 112l6 4-6 4" />
      <g className={styles.upright}>
        <path className={thin} d="M56 20V64H150" />
        <path className={outline} d="M56 64C76 62 84 34 104 28 118 24 122 26 128 64" />
        <path className={thin} d="M56 40H150" strokeDasharray="4 4" />
      </g>
      <path className={`${outline} ${styles.upright}`} d="M84 152l12 12 24-26" />
    </>
  ),
  harness: (
    <>
      <path className={wire} d="M0 94H52V106H0Z" />
      {[28, 76, 124, 172].map((y) => (
        <path key={y} className={styles.branch} d={`M50 100C84 100 76 ${y} 118 ${y}H150`} />
      ))}
      <path className={metal} d="M48 86H62V114H48Z" />
      {[28, 76, 124, 172].map((y) => (
        <path key={y} className={metal} d={`M148 ${y - 14}H176V${y + 14}H148ZM176 ${y - 7}H188V${y + 7}H176Z`} />
      ))}
    </>
  ),
} satisfies Record<string, ReactNode>

function Strands({ from, to }: { from: number; to: number }) {
  return [95, 98.3, 101.6].map((y) => <path key={y} className={styles.strand} d={`M${from} ${y}H${to}v3.3H${from}z`} />)
}
