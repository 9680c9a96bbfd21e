import { useEffect, useRef } from 'react'
import { typeStyle } from '../../foundations/type/type.css.js'
import { join } from '../../foundations/join.js'
import * as styles from './Form.css.js'

export type ErrorSummaryProps = {
  /** The heading. */
  title: string
  /** Each error leads to its field; one without a field concerns the whole form. */
  errors: readonly { readonly fieldId?: string | undefined; readonly text: string }[]
  /** Level of the title in the page's outline; 2 where nothing is said. */
  level?: 2 | 3 | 4 | undefined
}

/** All errors of a form in one place; takes the focus whenever the errors change. */
export function ErrorSummary({ title, errors, level = 2 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const texts = errors.map((error) => error.text).join('\n')
  const Title = `h${level}` as const
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the texts are the reason to focus, not an input
  useEffect(() => box.current?.focus(), [texts])
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      <Title className={typeStyle.title4}>{title}</Title>
      <ul role="list" className={join(styles.list)}>
        {errors.map(({ fieldId, text }) => (
          <li key={`${fieldId} ${text}`}>
            {fieldId === undefined ? (
              <span className={styles.plain}>{text}</span>
            ) : (
              <a href={`#${fieldId}`} className={styles.link} onClick={(event) => focusField(event, fieldId)}>
                {text}
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
