import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { IconButton } from '../Button/Button.js'
import { IconError, IconSuccess, IconWarning } from '../Icon/icons.js'
import { IconClose, IconInfo } from '../Icon/layoutIcons.js'
import * as styles from './FlashMessage.css.js'

const icons = { info: IconInfo, success: IconSuccess, warning: IconWarning, danger: IconError }

export type FlashMessageProps = RootProps & {
  /** Meaning of the colour. */
  tone?: keyof typeof icons | undefined
  /** What happened, in a few words. */
  title: string
  /** Content. */
  children?: ReactNode
  /** Accessible name of the dismiss button; shown if set. */
  dismiss?: { readonly label: string; readonly onDismiss: () => void } | undefined
}

/** True if a message with this tone interrupts screen readers. */
export const isUrgent = (tone: FlashMessageProps['tone']) => tone === 'danger' || tone === 'warning'

/** Reports an event. Warnings and errors interrupt screen readers, others wait. */
export function FlashMessage({ tone = 'info', title, children, dismiss, ...rest }: FlashMessageProps) {
  const Icon = icons[tone]
  return (
    <div role={isUrgent(tone) ? 'alert' : 'status'} {...rootProps(rest, styles.message, styles.tone[tone])}>
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
