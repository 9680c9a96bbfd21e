import { Button } from '../../../components/Button/Button.js'
import type { ConfirmedAction } from '../../step.types.js'
import * as styles from './ConfirmDialog.css.js'
import { ConfirmDialog } from './ConfirmDialog.js'

type ConfirmedButtonProps = ConfirmedAction & {
  /** Names the button beyond its text: “Remove membership: ACME Harness Ltd”. */
  label?: string | undefined
  size?: 'small' | undefined
  disabled?: boolean | undefined
  /** It cannot be undone, and shows it. */
  isDanger?: boolean | undefined
}

/** Asks before something starts that takes something away. */
export function ConfirmedButton({ label, size, disabled, isDanger = false, ...step }: ConfirmedButtonProps) {
  return (
    <ConfirmDialog
      trigger={
        <Button
          look="outline"
          size={size}
          loading={step.isRunning}
          disabled={disabled}
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
