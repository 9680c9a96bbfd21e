import { Button } from '../../components/Button/Button.js'
import { ConfirmDialog } from '../parts/ConfirmDialog.js'
import type { ConfirmedStep } from './AccountSettings.types.js'

/** Asks before something starts that cannot be undone. */
export function ConfirmedButton(step: ConfirmedStep) {
  return (
    <ConfirmDialog
      trigger={
        <Button look="outline" loading={step.isRunning}>
          {step.buttonText}
        </Button>
      }
      title={step.confirmTitle}
      text={step.confirmText}
      confirmText={step.confirmButtonText}
      cancelText={step.cancelText}
      closeLabel={step.closeLabel}
      onConfirm={step.onStart}
    />
  )
}
