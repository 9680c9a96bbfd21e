import { Dialog, type DialogProps } from '@kudex/ui'
import { useState, type ReactElement, type ReactNode } from 'react'
import { useAppContext } from '../../shared/index.ts'
import { choosingMessages as messages } from './choosing.messages.ts'

interface ChoiceDialogProps {
  /** The button that opens it. */
  readonly trigger: ReactElement
  readonly title: string
  readonly size?: DialogProps['size']
  /** The content, rendered while the dialog is open; `close` closes it. */
  readonly children: (close: () => void) => ReactNode
}

/** A dialog in which something is chosen. */
export function ChoiceDialog({ trigger, title, size, children }: ChoiceDialogProps) {
  const { intl } = useAppContext()
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      trigger={trigger}
      open={isOpen}
      onOpenChange={setOpen}
      size={size}
      title={title}
      closeLabel={intl.formatMessage(messages.close)}
    >
      {isOpen && children(() => setOpen(false))}
    </Dialog>
  )
}
