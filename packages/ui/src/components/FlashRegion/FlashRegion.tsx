'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { FlashMessage, isUrgent, type FlashMessageProps } from '../FlashMessage/FlashMessage.js'
import { createHideTimer } from './createHideTimer.js'
import * as styles from './FlashRegion.css.js'

export type FloatingMessage = {
  readonly id: string
  readonly title: string
  readonly tone?: FlashMessageProps['tone']
  readonly body?: ReactNode
  /** Stays until dismissed: for important messages (FLASH-03). */
  readonly stays?: boolean | undefined
}

export type FlashRegionProps = RootProps & {
  /** Accessible name of the region: “Messages”. */
  label: string
  /** Newest last. */
  messages: readonly FloatingMessage[]
  /** Accessible name of the dismiss button (FLASH-02). */
  hideLabel: string
  /** Called with the id of the dismissed message. */
  onHide: (id: string) => void
  /** Milliseconds until a message hides; hover and focus pause the timer (FLASH-01). */
  hideAfter?: number | undefined
}

/**
 * Region of floating messages above every page. Render it before its first message: screen readers may not announce a
 * region that is added together with its text.
 */
export function FlashRegion({ label, messages, hideLabel, onHide, hideAfter = 7000, ...rest }: FlashRegionProps) {
  return (
    <section aria-label={label} aria-live="polite" {...rootProps(rest, styles.region)}>
      {messages.map((message) => (
        <Floating
          key={message.id}
          message={message}
          hideLabel={hideLabel}
          hideAfter={message.stays ? undefined : hideAfter}
          onHide={onHide}
        />
      ))}
    </section>
  )
}

type FloatingProps = {
  message: FloatingMessage
  hideLabel: string
  hideAfter: number | undefined
  onHide: (id: string) => void
}

function Floating({ message, hideLabel, hideAfter, onHide }: FloatingProps) {
  const { id, title, tone, body } = message
  const [isHeld, setIsHeld] = useState(false)
  const [timer] = useState(() => createHideTimer(hideAfter))

  useEffect(() => {
    if (isHeld) return
    return timer.start(() => onHide(id))
  }, [isHeld, timer, id, onHide])

  return (
    <div
      className={styles.floating}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <FlashMessage
        // The region announces the others.
        role={isUrgent(tone) ? 'alert' : undefined}
        tone={tone}
        title={title}
        dismiss={{ label: hideLabel, onDismiss: () => onHide(id) }}
      >
        {body}
      </FlashMessage>
    </div>
  )
}
