import type { ReactNode } from 'react'
import { join } from '../../foundations/join.js'
import { IconButton } from '../Button/Button.js'
import { IconClose, IconError, IconInfo, IconSuccess, IconWarning } from '../Icon/icons.js'
import * as styles from './FlashMessage.css.js'

const icons = { info: IconInfo, success: IconSuccess, warning: IconWarning, danger: IconError }

export type FlashMessageProps = {
  /** What its colour means. */
  tone?: keyof typeof icons | undefined
  /** What happened, in a few words. */
  title: string
  /** What stands inside. */
  children?: ReactNode
  /** Shows a button that takes the message away; its label is spoken. */
  dismiss?: { readonly label: string; readonly onDismiss: () => void } | undefined
  /** Class of the outermost element, to give it a place. */
  className?: string | undefined
}

/** Says what just happened. Warnings and failures interrupt a screen reader, the others wait. */
export function FlashMessage({ tone = 'info', title, children, dismiss, className }: FlashMessageProps) {
  const Icon = icons[tone]
  return (
    <div
      role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}
      className={join(styles.message, styles.tone[tone], className)}
    >
      <Icon className={styles.icon} />
      <div>
        <p className={styles.title}>{title}</p>
        {children && <div className={styles.body}>{children}</div>}
      </div>
      {dismiss && (
        <IconButton
          icon={IconClose}
          label={dismiss.label}
          size="small"
          className={styles.dismiss}
          onClick={dismiss.onDismiss}
        />
      )}
    </div>
  )
}
