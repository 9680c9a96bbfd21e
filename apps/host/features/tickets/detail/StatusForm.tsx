import type { TicketStatus } from '@kudex/domain/tickets'
import type { OpenStatus } from '@kudex/machines/tickets'
import { Button, FlashMessage, Form, SelectField } from '@kudex/ui'
import { useState } from 'react'
import { useAppContext } from '../../shared/appContext.ts'
import { staffMessages as messages } from './staff.messages.ts'
import { toStatusText } from '../list/toTicketItem.ts'

export interface StatusFormProps {
  /** The current status. */
  readonly status: TicketStatus
  readonly isSending: boolean
  readonly onSubmit: (status: OpenStatus) => void
}

/** Lets internal staff set the status. Closing is not among the choices: it needs a reason. */
export function StatusForm({ status, isSending, onSubmit }: StatusFormProps) {
  const { intl } = useAppContext()
  const [chosen, setChosen] = useState<OpenStatus | null>(null)
  const [sent, setSent] = useState<OpenStatus | null>(null)
  const choices = settable.filter((choice) => choice !== status)
  const value = chosen !== null && choices.includes(chosen) ? chosen : choices[0]
  const text = intl.formatMessage
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        if (!value) return
        setSent(value)
        onSubmit(value)
      }}
      actions={
        <Button type="submit" look="outline" loading={isSending}>
          {text(messages.setStatus)}
        </Button>
      }
    >
      {sent === status && !isSending && (
        <FlashMessage tone="success" title={text(messages.statusSet, { status: toStatusText(status, intl, true) })} />
      )}
      <SelectField
        name="status"
        label={text(messages.status)}
        value={value}
        options={choices.map((choice) => ({ value: choice, text: toStatusText(choice, intl, true) }))}
        onChange={({ currentTarget }) => setChosen(choices.find((choice) => choice === currentTarget.value) ?? null)}
      />
    </Form>
  )
}

const settable: readonly OpenStatus[] = ['inProgress', 'waiting']
