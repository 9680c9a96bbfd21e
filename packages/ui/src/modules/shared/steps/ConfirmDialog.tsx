import { useState, type ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.js'
import { Dialog, DialogClose } from '../../../components/Dialog/Dialog.js'
import { FlashMessage } from '../../../components/FlashMessage/FlashMessage.js'

type ConfirmDialogProps = {
  /** The button that asks. */
  trigger: ReactElement
  title: string
  text: string
  /** What else is lost by it. */
  warning?: string | undefined
  confirmText: string
  cancelText: string
  closeLabel: string
  onConfirm: () => void
}

/** Asks before something starts that takes something away. */
export function ConfirmDialog({ trigger, title, text, warning, closeLabel, ...answer }: ConfirmDialogProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Dialog
      trigger={trigger}
      open={isAsking}
      onOpenChange={setIsAsking}
      size="small"
      title={title}
      description={text}
      closeLabel={closeLabel}
      actions={
        <>
          <Button
            onClick={() => {
              setIsAsking(false)
              answer.onConfirm()
            }}
          >
            {answer.confirmText}
          </Button>
          <DialogClose>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a question opens on the answer that takes nothing away: who keeps Enter pressed must not confirm */}
            <Button look="quiet" autoFocus>
              {answer.cancelText}
            </Button>
          </DialogClose>
        </>
      }
    >
      {warning && <FlashMessage tone="warning" title={warning} />}
    </Dialog>
  )
}
