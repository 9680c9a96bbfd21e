import { formatTicketNumber, type Ticket } from '@kudex/domain/tickets'
import type { StoredEntry, TicketFailure } from '@kudex/machines/tickets'
import { UnsentList, type UnsentReport } from '@kudex/ui'
import { useState } from 'react'
import { portalMessages } from '../../portal/index.ts'
import { useAppContext, type AppContext } from '../../shared/appContext.ts'
import { MailText } from '../../shared/MailText.tsx'
import { draftMessages } from '../draft/draft.messages.ts'
import { staffMessages } from '../detail/staff.messages.ts'
import { closeMessages, ticketMessages } from '../detail/ticket.messages.ts'
import { ticketFormMessages } from '../draft/ticketForm.messages.ts'
import { formatMoment, toAuthorName } from '../detail/toShownTicket.tsx'
import { ResumedChange } from './ResumedChange.tsx'
import { ResumedDraft, type ResumedDraftProps } from './ResumedDraft.tsx'
import { unsentMessages as messages } from './unsent.messages.ts'
import { useStoredEntries } from './useStoredEntries.ts'

export interface UnsentPanelProps {
  readonly userId: string
  /** The machine of the form on this page, null if it is about none: its own draft is not listed. */
  readonly except?: { readonly serialNumber: string | null }
}

/**
 * Lists the changes that wait to be sent, the drafts, and what was sent or refused while the page was shown; sends the
 * waiting changes.
 */
export function UnsentPanel({ userId, except }: UnsentPanelProps) {
  const context = useAppContext()
  const { intl, link } = context
  const { entries: stored, refresh, discard } = useStoredEntries(userId)
  const [sent, setSent] = useState<readonly UnsentReport[]>([])
  const [refused, setRefused] = useState<readonly UnsentReport[]>([])
  const isOwn = ({ form, serialNumber }: StoredEntry) => form === 'ticket' && serialNumber === except?.serialNumber
  const entries = stored.filter((entry) => !isOwn(entry))
  const waiting = entries.filter(({ isWaiting }) => isWaiting)
  const drafts = entries.filter(({ isWaiting }) => !isWaiting)
  const text = intl.formatMessage

  const handleSent = (entry: StoredEntry, ticket: Ticket) => {
    setSent((before) => [...before, toSentReport(entry, ticket, context)])
    refresh()
  }
  const handleRefused = (entry: StoredEntry, failure: TicketFailure | null) => {
    setRefused((before) => [...before.filter(({ id }) => id !== entry.key), toRefusedReport(entry, failure, context)])
    refresh()
  }

  return (
    <>
      <UnsentList
        sent={sent}
        refused={refused}
        waiting={{
          title: text(messages.waiting, { count: waiting.length }),
          text: text(draftMessages.offlineText),
          entries: waiting.map((entry) => ({
            id: entry.key,
            link: { href: link(toPath(entry)), text: text(messages.open, { draft: toName(entry, context) }) },
            words: toExcerpt(entry),
          })),
        }}
        drafts={{
          title: text(messages.drafts, { count: drafts.length }),
          entries: drafts.map((entry) => ({
            id: entry.key,
            link: { href: link(toPath(entry)), text: text(messages.continue, { draft: toName(entry, context) }) },
            words: toExcerpt(entry),
            discard: {
              text: text(draftMessages.discard),
              label: text(messages.discard, { draft: toName(entry, context) }),
              onDiscard: () => discard(entry),
            },
          })),
        }}
      />
      {waiting.map((entry) =>
        isForm(entry) ? (
          <ResumedDraft
            key={entry.key}
            entry={entry}
            onSent={(ticket) => handleSent(entry, ticket)}
            onRefused={(failure) => handleRefused(entry, failure)}
          />
        ) : (
          <ResumedChange
            key={entry.key}
            userId={userId}
            ticketId={entry.ticketId ?? ''}
            onSent={(ticket) => handleSent(entry, ticket)}
            onRefused={(failure) => handleRefused(entry, failure)}
            onGone={refresh}
          />
        ),
      )}
    </>
  )
}

function isForm(entry: StoredEntry): entry is ResumedDraftProps['entry'] {
  return entry.form !== 'change'
}

function toSentReport(entry: StoredEntry, { id, number }: Ticket, context: AppContext): UnsentReport {
  const { intl, link } = context
  const name = entry.form === 'ticket' ? formatTicketNumber(number) : toName(entry, context)
  return {
    id: entry.key,
    title: intl.formatMessage(messages.sent, { draft: name }),
    link: { href: link(`/mykomax/tickets/${id}`), text: intl.formatMessage(ticketFormMessages.open) },
  }
}

/** A refused form is a draft again; a refused change is gone. */
function toRefusedReport(entry: StoredEntry, failure: TicketFailure | null, context: AppContext): UnsentReport {
  const { intl, link, settings } = context
  const email = settings.supportEmail
  const change = failure?.code === 'conflict' ? failure.change : null
  return {
    id: entry.key,
    title: intl.formatMessage(messages.refused, { draft: toName(entry, context) }),
    text: change ? (
      intl.formatMessage(ticketMessages.conflictText, {
        name: toAuthorName(change.author, intl),
        date: formatMoment(change.changedOn, intl),
      })
    ) : (
      <MailText text={intl.formatMessage(portalMessages.failureText, { email })} email={email} />
    ),
    ...(!isForm(entry) && {
      link: { href: link(toPath(entry)), text: intl.formatMessage(ticketFormMessages.open) },
    }),
  }
}

/** The beginning of the typed text. */
function toExcerpt({ texts: { subject, description, comment } }: StoredEntry): string | undefined {
  const words = subject || description || comment
  return words && words.length > maxLength ? `${words.slice(0, maxLength)}…` : words
}

const maxLength = 100

function toName({ form, serialNumber, change }: StoredEntry, { intl }: AppContext): string {
  if (form === 'change') return intl.formatMessage(changeNames[change ?? 'status'])
  if (form === 'ticket' && serialNumber !== null) return intl.formatMessage(messages.ticketForMachine, { serialNumber })
  return intl.formatMessage(names[form])
}

const names = {
  ticket: ticketFormMessages.title,
  comment: ticketMessages.comment,
  closure: closeMessages.title,
} as const

const changeNames = {
  reopen: ticketMessages.reopen,
  watch: ticketMessages.watch,
  unwatch: ticketMessages.unwatch,
  status: staffMessages.setStatus,
} as const

function toPath({ ticketId, serialNumber }: StoredEntry): string {
  if (ticketId !== null) return `/mykomax/tickets/${ticketId}`
  return `/mykomax/tickets/newticket${serialNumber === null ? '' : `?machine=${encodeURIComponent(serialNumber)}`}`
}
