import { formatTicketNumber, ticketConcerns, ticketTypes } from '@kudex/domain/tickets'
import type { User } from '@kudex/domain/identity'
import { hasInput, type TicketTexts } from '@kudex/machines/tickets'
import { ButtonLink, EmptyState, Button, PageSection, TicketForm, type TicketFormField } from '@kudex/ui'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortalClient, NoAccess, portalMessages, usePortalCall } from '../../portal/index.ts'
import { useAppContext } from '../../shared/appContext.ts'
import { MailText } from '../../shared/MailText.tsx'
import { checkTicketTexts } from './checkTicketTexts.ts'
import { createDraftKey } from './createDraftKey.ts'
import { draftMessages } from './draft.messages.ts'
import { NewTicketDataProvider, useNewTicketData, type NewTicketData } from './newTicketData.ts'
import { NewTicketLoading } from './NewTicketLoading.tsx'
import { ticketLabels, ticketTypeMessages } from '../ticketFields.messages.ts'
import { TicketFiles } from '../detail/TicketFiles.tsx'
import { ticketConcernMessages, ticketErrorMessages, ticketFormMessages as messages } from './ticketForm.messages.ts'
import { toListPath } from '../list/TicketFilters.tsx'
import { toLocationText } from '../list/toTicketItem.ts'
import { provideTicketDraft } from '../tickets.actors.ts'
import { UnsentPanel } from '../unsent/UnsentPanel.tsx'
import { useTicketDraft } from './useTicketDraft.tsx'

/** The live form of a new ticket; loaded in the browser only. */
export function NewTicketContent({ user }: { readonly user: User }) {
  const { fullPath } = useAppContext()
  const [, search = ''] = fullPath.split('?')
  const serialNumber = readSerialNumber(new URLSearchParams(search))
  // Each machine has a draft of its own.
  return (
    <NewTicketDataProvider key={serialNumber ?? ''}>
      <Content user={user} serialNumber={serialNumber} />
    </NewTicketDataProvider>
  )
}

function Content({ user, serialNumber }: Omit<FormProps, 'data'>) {
  const { intl, settings } = useAppContext()
  const [query] = useState({ settings, serialNumber })
  const { value, failure, isPending, load, signIn } = usePortalCall(useNewTicketData())
  const loadQuery = useEffectEvent(load)
  useEffect(() => loadQuery(query), [query])
  const isSignedOut = failure === 'unauthenticated'

  if (value) {
    return (
      <>
        <UnsentPanel userId={user.id} except={{ serialNumber }} />
        <Form user={user} data={value} serialNumber={serialNumber} />
      </>
    )
  }
  if (isPending || failure === null) return <NewTicketLoading />
  if (failure === 'forbidden') return <NoAccess title={intl.formatMessage(messages.title)} />
  const email = settings.supportEmail
  return (
    <PageSection title={intl.formatMessage(messages.title)} headingLevel={1}>
      <EmptyState
        tone="error"
        level={2}
        title={intl.formatMessage(isSignedOut ? portalMessages.sessionEnded : portalMessages.failure)}
        actions={
          <Button onClick={isSignedOut ? signIn : () => load(query)}>
            {intl.formatMessage(isSignedOut ? portalMessages.signIn : portalMessages.retry)}
          </Button>
        }
      >
        {isSignedOut ? (
          intl.formatMessage(portalMessages.sessionEndedText)
        ) : (
          <MailText text={intl.formatMessage(portalMessages.failureText, { email })} email={email} />
        )}
      </EmptyState>
    </PageSection>
  )
}

interface FormProps {
  readonly user: User
  readonly data: NewTicketData
  readonly serialNumber: string | null
}

function Form({ user, data, serialNumber }: FormProps) {
  const { intl, link, settings } = useAppContext()
  const [machine] = useState(() => provideTicketDraft(createPortalClient(settings), user.id))
  const actor = useActorRef(machine, {
    input: {
      userId: user.id,
      form: 'ticket',
      ticketId: null,
      serialNumber,
      prefill: toPrefill(data, serialNumber),
      check: checkTicketTexts,
      createKey: createDraftKey,
    },
  })
  const { context, form, formError, has, isSending, send, toValue } = useTicketDraft<TicketFormField>(actor)
  const { problems, failure, ticket, draft } = context
  const hasEntryErrors = failure === null || failure.code === 'rejected' || failure.code === 'files'
  const text = intl.formatMessage
  const toField = (name: TicketFormField, label: string) => ({
    label,
    value: toValue(name) ?? '',
    error: problems[name] && text(ticketErrorMessages[toErrorName(name, problems[name])]),
  })
  const isSent = has('sent') && !has('sentPartly') && ticket !== null

  return (
    <PageSection title={text(messages.title)} lead={text(messages.lead)} headingLevel={1} layout="split">
      <TicketForm
        {...form}
        action={link('/mykomax/tickets/newticket')}
        fields={{
          location: toField('location', text(ticketLabels.location)),
          ticketType: toField('ticketType', text(messages.ticketType)),
          concern: toField('concern', text(ticketLabels.concern)),
          subject: toField('subject', text(ticketLabels.subject)),
          description: toField('description', text(messages.description)),
          machineName: toField('machineName', text(messages.machineName)),
          serialNumber: toField('serialNumber', text(messages.serialNumber)),
        }}
        options={{
          location: data.locations.map((location) => ({ value: location.id, text: toLocationText(location, true) })),
          ticketType: ticketTypes.map((value) => ({ value, text: text(ticketTypeMessages[value]) })),
          concern: ticketConcerns.map((value) => ({ value, text: text(ticketConcernMessages[value]) })),
        }}
        chooseText={text(messages.choose)}
        checklist={{
          title: text(messages.checklist),
          items: [
            text(messages.checklistCloseUp),
            text(messages.checklistMachine),
            text(messages.checklistCode),
            text(messages.checklistVideo),
          ],
        }}
        upload={<TicketFiles draft={actor} />}
        submitText={text(messages.send)}
        errorTitle={text(hasEntryErrors ? messages.errors : messages.failure)}
        formError={formError}
        isSending={isSending}
        cancelLink={{ href: link(toListPath()), text: text(messages.cancel) }}
        discard={
          hasInput(draft)
            ? { text: text(draftMessages.discard), onDiscard: () => send({ type: 'draft.discard' }) }
            : undefined
        }
        success={
          isSent
            ? {
                title: text(messages.created, { number: formatTicketNumber(ticket.number) }),
                text: (
                  <>
                    <p>{text(messages.createdText)}</p>
                    <ButtonLink href={link(`/mykomax/tickets/${ticket.id}`)}>{text(messages.open)}</ButtonLink>
                  </>
                ),
              }
            : undefined
        }
        onSubmit={() => send({ type: 'draft.submit', revision: null })}
      />
    </PageSection>
  )
}

/** The serial number in the address, on one line. */
function readSerialNumber(parameters: URLSearchParams): string | null {
  return (
    parameters
      .get('machine')
      ?.replaceAll(/\p{Cc}/gu, '')
      .trim()
      .slice(0, 100) || null
  )
}

/** The fields that are known from the machine; a single location needs no choice. */
function toPrefill({ machine, locations }: FormProps['data'], serialNumber: string | null): TicketTexts {
  const location = machine?.location ?? (locations.length === 1 ? locations[0] : undefined)
  return {
    ...(location && { location: location.id }),
    ...(machine && { machineName: machine.name }),
    ...(serialNumber !== null && { serialNumber }),
  }
}

function toErrorName(name: TicketFormField, problem: string): keyof typeof ticketErrorMessages {
  if (name === 'machineName' || name === 'serialNumber') return 'invalid'
  // A value that is no option was not chosen from the list.
  const isChoice = name === 'location' || name === 'ticketType' || name === 'concern'
  return problem === 'invalid' && !isChoice ? 'invalid' : name
}
