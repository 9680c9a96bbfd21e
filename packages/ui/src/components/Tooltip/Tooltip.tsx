'use client'

import * as RadixTooltip from '@radix-ui/react-tooltip'
import { cloneElement, useId, type FocusEvent, type HTMLAttributes, type ReactElement } from 'react'
import * as styles from './Tooltip.css.js'

export type TooltipProps = {
  /** A short explanation; never the only place of required information. */
  text: string
  /** Preferred side; flips when there is not enough space. */
  side?: 'top' | 'bottom' | undefined
  /** The control to explain: focusable, and passes its props and `ref` on to its element. */
  children: ReactElement<HTMLAttributes<HTMLElement>>
}

/**
 * A short text about a control, shown on hover and focus; Escape hides it, and the pointer may rest on it (WCAG
 * 1.4.13).
 */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const id = useId()
  return (
    <RadixTooltip.Provider delayDuration={0}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild onFocus={ignorePointerFocus}>
          {cloneElement(children, { 'aria-describedby': id })}
        </RadixTooltip.Trigger>
        {/* Radix sets the description only while open; screen readers on touch screens never open it. */}
        <span id={id} hidden>
          {text}
        </span>
        <RadixTooltip.Portal>
          <RadixTooltip.Content side={side} sideOffset={8} collisionPadding={8} className={styles.tip}>
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}

/** Stays closed when focus moves without the keyboard, for example back from a dialog. */
function ignorePointerFocus(event: FocusEvent<HTMLElement>) {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault()
}
