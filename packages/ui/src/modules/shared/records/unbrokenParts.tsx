import { Fragment, type ReactNode } from 'react'
import * as styles from './unbrokenParts.css.js'

/** Characters that half of the smallest phone holds. */
const maxUnbroken = 16

/** Whether a text fits half of the smallest phone. Chinese and Japanese characters are twice as wide as Latin ones. */
export function isUnbroken(text: string): boolean {
  return text.replace(/[\u2E80-\uFFFF]/g, '  ').length <= maxUnbroken
}

/**
 * “1 × 100…240 V, 50…60 Hz” breaks after the comma only: browsers break a range after its dots. “± (0.8 mm + 0.15 %)”
 * breaks before the plus sign only.
 */
export function toUnbrokenValue(value: string): ReactNode {
  return toUnbrokenParts(value, /(?<=,)(?= )|(?= \+ )/)
}

/** Text that breaks between its parts, and not within them if they are short. */
export function toUnbrokenParts(text: string, separator: RegExp): ReactNode {
  const parts = text.split(separator)
  if (parts.length === 1) return text
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className={isUnbroken(part) ? styles.unbroken : undefined}>{part.trim()}</span>
    </Fragment>
  ))
}
