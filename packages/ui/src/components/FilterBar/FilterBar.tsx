'use client'

import { useId, useState, type MouseEventHandler, type ReactNode } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { join } from '../../foundations/join.js'
import { Button } from '../Button/Button.js'
import { IconFilter } from '../Icon/icons.js'
import { Link } from '../Link/Link.js'
import { Tag } from '../Tag/Tag.js'
import * as styles from './FilterBar.css.js'

export type FilterChip = {
  readonly id: string
  readonly text: string
  /** “Remove filter Europe”. */
  readonly removeLabel: string
}

export type FilterBarProps = Omit<RootProps, 'onReset' | 'onSubmit'> & {
  /** Accessible name: “Filter tickets”. */
  label: string
  /** Form action without script; each control has a name. */
  action?: string | undefined
  /** Text of the submit button; omit it if each control applies immediately. */
  submitText?: string | undefined
  /** Called instead of a page load when filters are applied. */
  onSubmit?: (() => void) | undefined
  /** Search field before the other controls; always visible. */
  search?: ReactNode
  /**
   * Text of a button that shows the controls on phones, where they would push the list off the screen; omit it for one or
   * two controls. Without script they are visible.
   */
  toggleText?: string | undefined
  /** One to five controls. */
  children: ReactNode
  /** Active filters. */
  chips?: readonly FilterChip[] | undefined
  /** Called with the id of the removed filter. */
  onRemove?: ((id: string) => void) | undefined
  /** Text of the reset button. */
  resetText?: string | undefined
  /** Called on reset. */
  onReset?: (() => void) | undefined
  /** Alternative to `onReset` if filters are part of the URL: link to the unfiltered list. */
  resetLink?:
    | {
        readonly href: string
        readonly text: string
        readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
      }
    | undefined
  /** Number of results: “12 tickets”; announced on changes. */
  resultText?: string | undefined
}

/** Filters of a list: controls in a row, active filters as chips, and the number of results. */
export function FilterBar(props: FilterBarProps) {
  const { label, action, search, toggleText, submitText, onSubmit, children, ...more } = props
  const { chips = [], onRemove, resetText, onReset, resetLink, resultText, ...rest } = more
  const [isOpen, setOpen] = useState(false)
  const controlsId = useId()
  return (
    <form
      role="search"
      aria-label={label}
      action={action}
      // After a step back, browsers would restore what was chosen last, which is not what the list shows.
      autoComplete="off"
      onSubmit={(event) => {
        if (!onSubmit) return
        event.preventDefault()
        onSubmit()
      }}
      {...rootProps(rest, styles.bar)}
    >
      <div className={join(styles.controls, toggleText && styles.inLine)}>
        {search}
        {toggleText && (
          <Button
            look="outline"
            icon={IconFilter}
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={controlsId}
            onClick={() => setOpen(!isOpen)}
          >
            {toggleText}
          </Button>
        )}
        <div id={controlsId} data-open={isOpen || undefined} className={toggleText ? styles.hideable : styles.further}>
          {children}
        </div>
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
