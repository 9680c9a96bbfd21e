import type { Ticket } from '@kudex/domain/tickets'
import type { TicketFailure } from '@kudex/machines/tickets'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { createPortalClient, useSignInAgain } from '../../portal/index.ts'
import { useAppContext } from '../../shared/appContext.ts'
import { provideStoredChange } from '../tickets.actors.ts'
import { watchPage } from '../../shared/watchPage.ts'

interface ResumedChangeProps {
  readonly userId: string
  readonly ticketId: string
  readonly onSent: (ticket: Ticket) => void
  /** Called when it was refused, and dropped. */
  readonly onRefused: (failure: TicketFailure | null) => void
  /** Called when it was sent or dropped elsewhere. */
  readonly onGone: () => void
}

/** Sends a change that waits, as the page of its ticket would: once, as soon as there is a connection. Renders nothing. */
export function ResumedChange({ userId, ticketId, onSent, onRefused, onGone }: ResumedChangeProps) {
  const { settings } = useAppContext()
  const [machine] = useState(() => provideStoredChange(createPortalClient(settings)))
  const actor = useActorRef(machine, { input: { userId, ticketId } })
  const isSignedOut = useSelector(actor, (snapshot) => snapshot.hasTag('unauthenticated'))
  useSignInAgain(isSignedOut, () => actor.send({ type: 'session.restored' }))
  useEffect(() => watchPage({ onOnline: () => actor.send({ type: 'network.online' }) }), [actor])
  const report = useEffectEvent((snapshot: SnapshotFrom<typeof machine>) => {
    const { status, context } = snapshot
    if (status !== 'done') return
    if (context.ticket) onSent(context.ticket)
    else if (snapshot.hasTag('refused')) onRefused(context.failure)
    else onGone()
  })
  // Not during the next render: the list may unmount this component as soon as the storage no longer has the entry.
  useEffect(() => {
    const subscription = actor.subscribe((snapshot) => report(snapshot))
    return () => subscription.unsubscribe()
  }, [actor])
  return null
}
