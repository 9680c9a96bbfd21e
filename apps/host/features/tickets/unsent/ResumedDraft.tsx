import type { Ticket } from '@kudex/domain/tickets'
import type { StoredEntry, TicketFailure } from '@kudex/machines/tickets'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { createPortalClient } from '../../portal/index.ts'
import { useAppContext } from '../../shared/appContext.ts'
import { checkTicketTexts } from '../draft/checkTicketTexts.ts'
import { createDraftKey } from '../draft/createDraftKey.ts'
import { provideTicketDraft } from '../tickets.actors.ts'
import { useTicketDraft } from '../draft/useTicketDraft.tsx'

export interface ResumedDraftProps {
  readonly entry: StoredEntry & { readonly form: 'ticket' | 'comment' | 'closure' }
  /** Called with the ticket once the draft has arrived. */
  readonly onSent: (ticket: Ticket) => void
  /** Called when it was refused: it is a draft again. */
  readonly onRefused: (failure: TicketFailure | null) => void
}

/** Sends a draft that waits, as its form would: once, as soon as there is a connection. Renders nothing. */
export function ResumedDraft({ entry, onSent, onRefused }: ResumedDraftProps) {
  const { settings } = useAppContext()
  const { userId, form, ticketId, serialNumber } = entry
  const [machine] = useState(() => provideTicketDraft(createPortalClient(settings), userId))
  const actor = useActorRef(machine, {
    input: { userId, form, ticketId, serialNumber, prefill: {}, check: checkTicketTexts, createKey: createDraftKey },
  })
  useTicketDraft(actor)
  const isReported = useRef(false)
  const report = useEffectEvent((snapshot: SnapshotFrom<typeof machine>) => {
    const { ticket, failure } = snapshot.context
    if (isReported.current || snapshot.hasTag('storing')) return
    const isBusy = snapshot.hasTag('busy') || snapshot.hasTag('queued') || snapshot.hasTag('unauthenticated')
    const isSent = snapshot.hasTag('sent') && ticket !== null
    isReported.current = isSent || (failure !== null && !isBusy)
    if (isSent) onSent(ticket)
    else if (isReported.current) onRefused(failure?.code === 'files' ? null : failure)
  })
  // Not during the next render: the list may unmount this component as soon as the storage no longer has the entry.
  useEffect(() => {
    const subscription = actor.subscribe((snapshot) => report(snapshot))
    return () => subscription.unsubscribe()
  }, [actor])
  return null
}
