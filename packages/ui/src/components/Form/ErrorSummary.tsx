'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { useSharedRef } from '../../foundations/useSharedRef.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { join } from '../../foundations/join.js'
import * as styles from './Form.css.js'

export type ErrorSummaryProps = RootProps & {
  /** Heading. */
  title: string
  /** Errors with links to their fields; an error without a field concerns the whole form. */
  errors: readonly {
    readonly fieldId?: string | undefined
    readonly text: ReactNode
    /** Name of the field, shown before a text that does not name it. */
    readonly label?: string | undefined
  }[]
  /** Heading level. @defaultValue 2 */
  level?: 2 | 3 | 4 | undefined
}

/** All errors of a form; takes the focus when the errors change. */
export function ErrorSummary({ title, errors, level = 2, ...rest }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useSharedRef(rest.ref, box)
  const texts = errors.map(({ text }) => (typeof text === 'string' ? text : '')).join('\n')
  const Title = `h${level}` as const
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the texts are the reason to focus, not an input
  useEffect(() => box.current?.focus(), [texts])
  return (
    <div role="alert" tabIndex={-1} {...rootProps(rest, styles.summary)} ref={box}>
      <Title className={typeStyle.title4}>{title}</Title>
      <ul role="list" className={join(styles.list)}>
        {errors.map(({ fieldId, text, label }, index) => (
          <li key={`${fieldId} ${index}`}>
            {fieldId === undefined ? (
              <span className={styles.plain}>{text}</span>
            ) : (
              <a href={`#${fieldId}`} className={styles.link} onClick={(event) => focusField(event, fieldId)}>
                {label !== undefined && <span className={styles.label}>{label}</span>} {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A hash alone scrolls to the field but leaves the focus behind. */
function focusField(event: { preventDefault(): void }, fieldId: string) {
  const field = document.getElementById(fieldId)
  if (!field) return
  event.preventDefault()
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}
