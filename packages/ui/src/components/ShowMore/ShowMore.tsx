'use client'

import { useId } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { Button, ButtonLink } from '../Button/Button.js'
import { FieldError } from '../Field/Field.js'
import * as styles from './ShowMore.css.js'

export type ShowMoreProps = RootProps & {
  /** Range in view: “1 - 10 of 23” (SEARCH-02). */
  rangeText: string
  /** Number of shown entries, for the progress line. */
  shown: number
  /** Total number of entries. */
  total: number
  /** Text of the button; omit it at the end of the list, which hides the button. */
  buttonText: string
  /** Called to load more; without it the link is followed. */
  onShowMore?: (() => void) | undefined
  /** URL of the list with the next entries; works without script. */
  href?: string | undefined
  /** Loading more entries. */
  loading?: boolean | undefined
  /** Error message; the button retries. */
  error?: string | undefined
}

/** End of a partial list: how much is shown, and a button for more. */
export function ShowMore(props: ShowMoreProps) {
  const { rangeText, shown, total, buttonText, onShowMore, href, loading, error, ...rest } = props
  const id = useId()
  return (
    <div {...rootProps(rest, styles.more)}>
      <div className={styles.range}>
        <p id={id} role="status" tabIndex={-1}>
          {rangeText}
        </p>
        <progress aria-labelledby={id} value={Math.min(shown, total)} max={total || 1} className={styles.line} />
      </div>
      {/* Screen readers announce changes of a live region that is already there. */}
      <div role="alert" className={styles.alert}>
        {error && <FieldError id={`${id}error`}>{error}</FieldError>}
      </div>
      {shown < total &&
        (href !== undefined && !onShowMore ? (
          <ButtonLink href={href} look="outline">
            {buttonText}
          </ButtonLink>
        ) : (
          <Button ref={passFocusOn} look="outline" loading={loading} onClick={onShowMore}>
            {buttonText}
          </Button>
        ))}
    </div>
  )
}

/** Gives the focus to the range when the button disappears at the end of the list. React cleans up before it removes the button. */
function passFocusOn(button: HTMLButtonElement) {
  return () => {
    if (document.activeElement === button)
      button.parentElement?.querySelector<HTMLElement>('[role="status"]')?.focus({ preventScroll: true })
  }
}
