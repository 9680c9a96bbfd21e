import { useState } from 'react'
import { Button } from '../../components/Button/Button.js'
import { Dialog, DialogClose } from '../../components/Dialog/Dialog.js'
import type { ConfirmedStep } from './AccountSettings.types.js'

/** Asks before something starts that cannot be undone. */
export function ConfirmedButton(step: ConfirmedStep) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Dialog
      trigger={
        <Button look="outline" loading={step.isRunning}>
          {step.buttonText}
        </Button>
      }
      open={isAsking}
      onOpenChange={setIsAsking}
      size="small"
      title={step.confirmTitle}
      description={step.confirmText}
      closeLabel={step.closeLabel}
      actions={
        <>
          <Button
            onClick={() => {
              setIsAsking(false)
              step.onStart()
            }}
          >
            {step.confirmButtonText}
          </Button>
          <DialogClose>
            <Button look="quiet">{step.cancelText}</Button>
          </DialogClose>
        </>
      }
    />
  )
}
