import type { MouseEventHandler, ReactNode } from 'react'
import { join } from '../../foundations/join.js'
import { Button } from '../Button/Button.js'
import { Link } from '../Link/Link.js'
import { Tag } from '../Tag/Tag.js'
import * as styles from './FilterBar.css.js'

export type FilterChip = {
  readonly id: string
  readonly text: string
  /** “Remove filter Europe”. */
  readonly removeLabel: string
}

export type FilterBarProps = {
  /** Names the group: “Filter tickets”. */
  label: string
  /** Where the filters go without script; each control has its name in the address. */
  action?: string | undefined
  /** Sends the filters; left out where each control takes effect at once. */
  submitText?: string | undefined
  /** The filters are applied, instead of a page load. */
  onSubmit?: (() => void) | undefined
  /** Selects, switches, a text field: two to five. */
  children: ReactNode
  /** What is filtered for now. */
  chips?: readonly FilterChip[] | undefined
  /** Takes the id of what is to go. */
  onRemove?: ((id: string) => void) | undefined
  /** Text of the button that takes all filters away. */
  resetText?: string | undefined
  /** All filters are taken away. */
  onReset?: (() => void) | undefined
  /** Instead of `onReset`, where the filters stand in the address: the list without them. */
  resetLink?:
    | {
        readonly href: string
        readonly text: string
        readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
      }
    | undefined
  /** How much is left: “12 tickets”; spoken when it changes. */
  resultText?: string | undefined
  /** Class of the outermost element, to give it a place. */
  className?: string | undefined
}

/** Narrows a list: controls beside each other, what is chosen as chips below, and how much is left. */
export function FilterBar(props: FilterBarProps) {
  const { label, action, submitText, onSubmit, chips = [], onRemove, resetText, onReset, resetLink, resultText } = props
  return (
    <form
      role="search"
      aria-label={label}
      action={action}
      className={join(styles.bar, props.className)}
      onSubmit={(event) => {
        if (!onSubmit) return
        event.preventDefault()
        onSubmit()
      }}
    >
      <div className={styles.controls}>
        {props.children}
        {submitText && (
          <Button type="submit" look="solid" className={styles.submit}>
            {submitText}
          </Button>
        )}
      </div>
      {(chips.length > 0 || resultText || resetLink) && (
        <div className={styles.foot}>
          {resultText && (
            <p role="status" className={styles.result}>
              {resultText}
            </p>
          )}
          {chips.map(({ id, text, removeLabel }) => (
            <Tag key={id} remove={onRemove && { label: removeLabel, onRemove: () => onRemove(id) }}>
              {text}
            </Tag>
          ))}
          {resetLink && (
            <Link href={resetLink.href} onClick={resetLink.onClick}>
              {resetLink.text}
            </Link>
          )}
          {chips.length > 0 && resetText && onReset && (
            <Button look="quiet" size="small" onClick={onReset}>
              {resetText}
            </Button>
          )}
        </div>
      )}
    </form>
  )
}
