import type { Ticket } from '@kudex/domain/tickets'
import type { StoredEntry } from '@kudex/machines/tickets'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortalClient } from '../../portal/index.ts'
import { useAppContext } from '../../shared/appContext.ts'
import { checkTicketTexts } from '../checkTicketTexts.ts'
import { createDraftKey } from '../createDraftKey.ts'
import { provideTicketDraft } from '../tickets.actors.ts'
import { useTicketDraft } from '../useTicketDraft.ts'

export interface ResumedDraftProps {
  readonly entry: StoredEntry & { readonly form: 'ticket' | 'comment' | 'closure' }
  /** Called with the ticket once the draft has arrived. */
  readonly onSent: (ticket: Ticket) => void
  /** Called when it was refused: it is a draft again. */
  readonly onRefused: () => void
}

/** Sends a draft that waits, as its form would: once, as soon as there is a connection. Renders nothing. */
export function ResumedDraft({ entry, onSent, onRefused }: ResumedDraftProps) {
  const { settings } = useAppContext()
  const { userId, form, ticketId, serialNumber } = entry
  const [machine] = useState(() => provideTicketDraft(createPortalClient(settings), userId))
  const actor = useActorRef(machine, {
    input: { userId, form, ticketId, serialNumber, prefill: {}, check: checkTicketTexts, createKey: createDraftKey },
  })
  const { context, has } = useTicketDraft(actor)
  const { ticket, failure } = context
  const isSent = has('sent') && !has('storing') ? ticket : null
  const isRefused = failure !== null && !has('busy') && !has('queued') && !has('unauthenticated') && !has('storing')
  const reportSent = useEffectEvent(onSent)
  const reportRefused = useEffectEvent(onRefused)
  useEffect(() => {
    if (isSent) reportSent(isSent)
  }, [isSent])
  useEffect(() => {
    if (isRefused) reportRefused()
  }, [isRefused])
  return null
}
