import { cloneElement, useEffect, useId, useRef, useState, type HTMLAttributes, type ReactElement } from 'react'
import * as styles from './Tooltip.css.js'
import { toPosition } from './toPosition.js'

export type TooltipProps = {
  /** A short explanation; never the only place of something needed. */
  text: string
  /** Where it opens when there is room. */
  side?: 'top' | 'bottom' | undefined
  /** What is explained: something that takes the focus. */
  children: ReactElement<HTMLAttributes<HTMLElement>>
}

/** A few words about a control on hover and focus; Escape hides it, and the pointer may rest on it (WCAG 1.4.13). */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const id = useId()
  const box = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    if (!isOpen || !tip.current || !box.current) return
    const tipElement = tip.current
    tipElement.showPopover()
    const anchor = box.current.firstElementChild ?? box.current
    const { left, top } = toPosition(anchor.getBoundingClientRect(), tipElement.getBoundingClientRect(), side, {
      width: document.documentElement.clientWidth,
      height: document.documentElement.clientHeight,
    })
    tipElement.style.left = `${left}px`
    tipElement.style.top = `${top}px`
    const hideOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setIsOpen(false)
    const hide = () => setIsOpen(false)
    document.addEventListener('keydown', hideOnEscape)
    window.addEventListener('scroll', hide, { capture: true, passive: true })
    return () => {
      document.removeEventListener('keydown', hideOnEscape)
      window.removeEventListener('scroll', hide, { capture: true })
      tipElement.hidePopover()
    }
  }, [isOpen, side])

  return (
    <span
      ref={box}
      className={styles.box}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setIsOpen(true)}
      onPointerLeave={() => setIsOpen(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && setIsOpen(true)}
      onBlur={() => setIsOpen(false)}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={tip} id={id} role="tooltip" popover="manual" className={styles.tip}>
        {text}
      </span>
    </span>
  )
}
