'use client'

import { useState, type ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.js'
import { Dialog, DialogClose } from '../../../components/Dialog/Dialog.js'
import { FlashMessage } from '../../../components/FlashMessage/FlashMessage.js'

type ConfirmDialogProps = {
  /** Button that opens the confirmation. */
  trigger: ReactElement
  title: string
  text: string
  /** Further consequences. */
  warning?: string | undefined
  confirmText: string
  cancelText: string
  closeLabel: string
  onConfirm: () => void
}

/** Asks for confirmation before a destructive action. */
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
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- focuses the safe answer, so that a held Enter key does not confirm */}
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
