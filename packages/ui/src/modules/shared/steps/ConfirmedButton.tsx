'use client'

import { Button } from '../../../components/Button/Button.js'
import type { ConfirmedAction } from '../../step.types.js'
import * as styles from './ConfirmDialog.css.js'
import { ConfirmDialog } from './ConfirmDialog.js'
import { useSectionFocus } from './useSectionFocus.js'

type ConfirmedButtonProps = ConfirmedAction & {
  /** Accessible name: “Remove membership: ACME Harness Ltd”. */
  label?: string | undefined
  size?: 'small' | undefined
  /** Marks the action as irreversible. */
  isDanger?: boolean | undefined
}

/** Asks for confirmation before a destructive action. If the action removes the button, its section gets the focus. */
export function ConfirmedButton({ label, size, isDanger = false, ...step }: ConfirmedButtonProps) {
  const ref = useSectionFocus<HTMLButtonElement>()
  return (
    <ConfirmDialog
      trigger={
        <Button
          ref={ref}
          look="outline"
          size={size}
          loading={step.isRunning}
          disabled={step.disabled}
          aria-label={label}
          className={isDanger ? styles.danger : undefined}
        >
          {step.buttonText}
        </Button>
      }
      title={step.confirmTitle}
      text={step.confirmText}
      warning={step.confirmWarning}
      confirmText={step.confirmButtonText}
      cancelText={step.cancelText}
      closeLabel={step.closeLabel}
      onConfirm={step.onStart}
    />
  )
}
