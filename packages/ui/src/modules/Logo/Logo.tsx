import type { ReactNode } from 'react'
import * as styles from './Logo.css.js'
import type { LogoProps } from './Logo.types.js'

/** The sign of a brand with the site's name as word mark. The name is read, the sign is decoration. */
export function Logo({ brand, name }: LogoProps) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" className={styles.sign} aria-hidden="true" focusable="false">
        {Object.hasOwn(signs, brand) ? signs[brand] : neutralSign}
      </svg>
      <span className={styles.word}>{name}</span>
    </span>
  )
}

/** A wire that is cut and stripped: the machine's work in four strokes. */
const kudexSign = (
  <>
    <path className={styles.ink} d="M0 0h7v32H0z" />
    <path className={styles.signal} d="M10 12.5 22.5 0H32L16 16l16 16h-9.5L10 19.5z" />
  </>
)

/** Three strands that run in parallel and end apart. */
const strivonaSign = (
  <>
    <path className={styles.ink} d="M0 23h15l9-9h8v6h-5.5l-9 9H0z" />
    <path className={styles.signal} d="M0 12h11l9-9h12v6h-9.5l-9 9H0z" />
  </>
)

/** A drilled plate, for brands without a sign of their own. */
const neutralSign = (
  <path
    className={styles.signal}
    fillRule="evenodd"
    d="M0 0h32v32H0zM16 7a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 6a3 3 0 1 1 0 6 3 3 0 0 1 0-6z"
  />
)

const signs: Record<string, ReactNode> = { kudex: kudexSign, strivona: strivonaSign }
