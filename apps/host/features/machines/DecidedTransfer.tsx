import type { MachineTransfer } from '@kudex/domain/tickets'
import { FocusedMessage, Text } from '@kudex/ui'
import { ticketMessages } from '../tickets/index.ts'
import { useLocalIntl } from '../shared/useLocalIntl.ts'
import { transferMessages as messages } from './transfers.messages.ts'

export interface DecidedTransferProps {
  readonly transfer: MachineTransfer
  /** False if a colleague or another tab had decided the transfer before; then the component shows by whom and when. */
  readonly isOwn: boolean
}

/** The decision on a transfer, which is made once. */
export function DecidedTransfer({ transfer, isOwn }: DecidedTransferProps) {
  const intl = useLocalIntl()
  const { status, decidedBy, decidedOn, reason } = transfer
  const result = intl.formatMessage(status === 'accepted' ? messages.acceptedResult : messages.declinedResult)
  if (isOwn || !decidedBy || decidedOn === null) {
    return <FocusedMessage tone={status === 'accepted' ? 'success' : 'info'} title={result} />
  }
  const name = decidedBy.id === null ? intl.formatMessage(ticketMessages.deletedUser) : decidedBy.name
  const date = intl.formatDate(decidedOn, { dateStyle: 'long' })
  return (
    <FocusedMessage tone="warning" title={intl.formatMessage(messages.decidedBefore)}>
      <Text>{intl.formatMessage(messages.decidedBy, { name, date, result })}</Text>
      {reason !== null && <Text>{reason}</Text>}
    </FocusedMessage>
  )
}
