import { formatTicketNumber } from '@kudex/domain/tickets'
import type { IntlShape } from '@kudex/intl/messages'
import type { StoredEntry } from '@kudex/machines/tickets'
import { Button, Cluster, FlashMessage, Link, PageSection, Stack, Text } from '@kudex/ui'
import { useState } from 'react'
import { portalMessages } from '../../portal/index.ts'
import { useAppContext } from '../../shared/appContext.ts'
import { MailText } from '../../shared/MailText.tsx'
import { draftMessages } from '../draft.messages.ts'
import { closeMessages, ticketMessages } from '../ticket.messages.ts'
import { ticketFormMessages } from '../ticketForm.messages.ts'
import { ResumedDraft, type ResumedDraftProps } from './ResumedDraft.tsx'
import { unsentMessages as messages } from './unsent.messages.ts'
import { useStoredEntries } from './useStoredEntries.ts'

export interface UnsentListProps {
  readonly userId: string
  /** The machine of the form on this page, null if it is about none: its own draft is not listed. */
  readonly except?: { readonly serialNumber: string | null }
}

/** What waits to be sent, the drafts, and what was sent while the page was shown. */
export function UnsentList({ userId, except }: UnsentListProps) {
  const { intl, link, settings } = useAppContext()
  const email = settings.supportEmail
  const { entries: stored, refresh, discard } = useStoredEntries(userId)
  const [sent, setSent] = useState<readonly SentEntry[]>([])
  const [refused, setRefused] = useState<readonly StoredEntry[]>([])
  const isOwn = ({ form, serialNumber }: StoredEntry) => form === 'ticket' && serialNumber === except?.serialNumber
  const entries = stored.filter((entry) => !isOwn(entry))
  const waiting = entries.filter(({ isWaiting }) => isWaiting)
  const drafts = entries.filter(({ isWaiting }) => !isWaiting)
  const text = intl.formatMessage
  if (entries.length === 0 && sent.length === 0) return null
  return (
    <PageSection>
      <Stack gap="4">
        {sent.map(({ key, name, ticketId }) => (
          <FlashMessage key={key} tone="success" title={text(messages.sent, { draft: name })}>
            <Link href={link(`/mykomax/tickets/${ticketId}`)}>{text(ticketFormMessages.open)}</Link>
          </FlashMessage>
        ))}
        {refused.map((entry) => (
          <FlashMessage key={entry.key} tone="danger" title={text(messages.refused, { draft: toName(entry, intl) })}>
            <MailText text={text(portalMessages.failureText, { email })} email={email} />
          </FlashMessage>
        ))}
        {waiting.length > 0 && (
          <FlashMessage tone="warning" title={text(messages.waiting, { count: waiting.length })}>
            <Stack gap="3">
              <Text>{text(draftMessages.offlineText)}</Text>
              {waiting.map((entry) => (
                <EntryText key={entry.key} entry={entry}>
                  <Link href={link(toPath(entry))}>{text(messages.open, { draft: toName(entry, intl) })}</Link>
                </EntryText>
              ))}
            </Stack>
          </FlashMessage>
        )}
        {drafts.length > 0 && (
          <FlashMessage title={text(messages.drafts, { count: drafts.length })}>
            <Stack gap="3">
              {drafts.map((entry) => (
                <EntryText key={entry.key} entry={entry}>
                  <Cluster gap="3">
                    <Link href={link(toPath(entry))}>{text(messages.continue, { draft: toName(entry, intl) })}</Link>
                    <Button
                      look="outline"
                      size="small"
                      aria-label={text(messages.discard, { draft: toName(entry, intl) })}
                      onClick={() => discard(entry)}
                    >
                      {text(draftMessages.discard)}
                    </Button>
                  </Cluster>
                </EntryText>
              ))}
            </Stack>
          </FlashMessage>
        )}
      </Stack>
      {waiting.filter(isForm).map((entry) => (
        <ResumedDraft
          key={entry.key}
          entry={entry}
          onRefused={() => {
            setRefused((before) => [...before.filter(({ key }) => key !== entry.key), entry])
            refresh()
          }}
          onSent={({ id, number }) => {
            const name = entry.form === 'ticket' ? formatTicketNumber(number) : toName(entry, intl)
            setSent((before) => [...before, { key: entry.key, name, ticketId: id }])
            refresh()
          }}
        />
      ))}
    </PageSection>
  )
}

interface SentEntry {
  readonly key: string
  readonly name: string
  readonly ticketId: string
}

function isForm(entry: StoredEntry): entry is ResumedDraftProps['entry'] {
  return entry.form !== 'change'
}

/** The beginning of what was typed, and the links of an entry. */
function EntryText({ entry, children }: { readonly entry: StoredEntry; readonly children: React.ReactNode }) {
  const { intl } = useAppContext()
  const { subject, description, comment } = entry.texts
  const words = entry.form === 'change' ? intl.formatMessage(messages.changeText) : subject || description || comment
  return (
    <div>
      {children}
      {words && <Text size="small">{words.length > maxLength ? `${words.slice(0, maxLength)}…` : words}</Text>}
    </div>
  )
}

const maxLength = 100

function toName({ form, serialNumber }: StoredEntry, intl: IntlShape): string {
  if (form === 'ticket' && serialNumber !== null) return intl.formatMessage(messages.ticketForMachine, { serialNumber })
  return intl.formatMessage(names[form])
}

const names = {
  ticket: ticketFormMessages.title,
  comment: ticketMessages.comment,
  closure: closeMessages.title,
  change: messages.change,
} as const

function toPath({ ticketId, serialNumber }: StoredEntry): string {
  if (ticketId !== null) return `/mykomax/tickets/${ticketId}`
  return `/mykomax/tickets/newticket${serialNumber === null ? '' : `?machine=${encodeURIComponent(serialNumber)}`}`
}
