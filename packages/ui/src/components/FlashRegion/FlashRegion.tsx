import { useEffect, useState, type ReactNode } from 'react'
import { FlashMessage, type FlashMessageProps } from '../FlashMessage/FlashMessage.js'
import { createHideTimer } from './createHideTimer.js'
import * as styles from './FlashRegion.css.js'

export type FloatingMessage = {
  readonly id: string
  readonly title: string
  readonly tone?: FlashMessageProps['tone']
  readonly body?: ReactNode
  /** Stays until it is hidden by hand: for what must not be missed (FLASH-03). */
  readonly stays?: boolean | undefined
}

export type FlashRegionProps = {
  /** Names the region: “Messages”. */
  label: string
  /** Newest last. */
  messages: readonly FloatingMessage[]
  /** Names the button that hides a message (FLASH-02). */
  hideLabel: string
  /** Takes the id of the message that was read. */
  onHide: (id: string) => void
  /** Milliseconds until a floating message hides; pointer or focus on it stop the clock (FLASH-01). */
  hideAfter?: number | undefined
}

/** Where floating messages come and go, above every page. */
export function FlashRegion({ label, messages, hideLabel, onHide, hideAfter = 7000 }: FlashRegionProps) {
  return (
    <section aria-label={label} className={styles.region}>
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
      <FlashMessage tone={tone} title={title} dismiss={{ label: hideLabel, onDismiss: () => onHide(id) }}>
        {body}
      </FlashMessage>
    </div>
  )
}
