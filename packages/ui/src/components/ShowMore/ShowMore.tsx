import { useId } from 'react'
import { join } from '../../foundations/join.js'
import { Button, ButtonLink } from '../Button/Button.js'
import { FieldError } from '../Field/Field.js'
import * as styles from './ShowMore.css.js'

export type ShowMoreProps = {
  /** What is in view: “1 - 10 of 23” (SEARCH-02). */
  rangeText: string
  /** Shown and all, for the line that fills. */
  shown: number
  /** How many there are in all. */
  total: number
  /** Left out at the end of the list, where the button goes too. */
  buttonText: string
  /** More of them are wanted; without it, a link does it. */
  onShowMore?: (() => void) | undefined
  /** Address of the list with the next entries; works without script. */
  href?: string | undefined
  /** More of them are on their way. */
  loading?: boolean | undefined
  /** Why the next entries did not come; the button tries again. */
  error?: string | undefined
  /** Class of the outermost element, to give it a place. */
  className?: string | undefined
}

/** The end of a list that goes on: how much is seen, and the rest on request. */
export function ShowMore(props: ShowMoreProps) {
  const { rangeText, shown, total, buttonText, onShowMore, href, loading, error, className } = props
  const id = useId()
  return (
    <div className={join(styles.more, className)}>
      <div className={styles.range}>
        <p id={id} role="status">
          {rangeText}
        </p>
        <progress aria-labelledby={id} value={Math.min(shown, total)} max={total || 1} className={styles.line} />
      </div>
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
      {shown < total &&
        (href !== undefined && !onShowMore ? (
          <ButtonLink href={href} look="outline">
            {buttonText}
          </ButtonLink>
        ) : (
          <Button look="outline" loading={loading} onClick={onShowMore}>
            {buttonText}
          </Button>
        ))}
    </div>
  )
}
