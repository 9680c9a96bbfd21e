'use client'

import { useEffect, useRef } from 'react'
import { rootProps } from '../../foundations/rootProps.js'
import { useSharedRef } from '../../foundations/useSharedRef.js'
import { FlashMessage, type FlashMessageProps } from './FlashMessage.js'
import * as styles from './FlashMessage.css.js'

/**
 * Message that takes the focus when it appears or gets another title: the result of an action that removed the element
 * which had the focus. Scrolls into view because the page may have become shorter.
 */
export function FocusedMessage({ tone, title, children, dismiss, ...rest }: FlashMessageProps) {
  const box = useRef<HTMLDivElement>(null)
  useSharedRef(rest.ref, box)
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the title is the reason to focus, not an input
  useEffect(() => moveFocusTo(box.current), [title])
  return (
    <div tabIndex={-1} {...rootProps(rest, styles.focused)} ref={box}>
      <FlashMessage tone={tone} title={title} dismiss={dismiss}>
        {children}
      </FlashMessage>
    </div>
  )
}

function moveFocusTo(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}
