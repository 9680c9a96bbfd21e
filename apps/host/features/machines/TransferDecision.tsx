import type { TransferDecision as Decision } from '@kudex/api/ticketing'
import type { MachineTransfer } from '@kudex/domain/tickets'
import type { PublicSettings } from '@kudex/domain/settings'
import { Button, Form, PageSection, SelectField, Stack, Text, TextArea, useIsHydrated } from '@kudex/ui'
import { useId, useState, type FormEvent } from 'react'
import {
  CallFailureMessage,
  loadPortalClient,
  portalMessages,
  toCallResult,
  useKeptForm,
  usePortalCall,
} from '../portal/index.ts'
import { useAppContext } from '../shared/appContext.ts'
import { createRemoteData } from '../shared/createRemoteData.tsx'
import { useLocalIntl } from '../shared/useLocalIntl.ts'
import { DecidedTransfer } from './DecidedTransfer.tsx'
import { readText } from './readText.ts'
import { transferMessages as messages } from './transfers.messages.ts'

interface Request {
  readonly settings: PublicSettings
  readonly id: string
  readonly decision: Decision
}

const { Provider, useRemoteData } = createRemoteData(({ settings, id, decision }: Request, signal) =>
  toCallResult(loadPortalClient(settings).then((client) => client.decideTransfer(id, decision, { signal }))),
)

export interface TransferDecisionProps {
  readonly transfer: MachineTransfer
  /** Id of the user who decides. */
  readonly viewerId: string
  /** Locations of the other organizations, by organization. */
  readonly locations: readonly { readonly label: string; readonly options: readonly Option[] }[]
}

interface Option {
  readonly value: string
  readonly text: string
}

/** A request for a transfer that internal staff accepts with a location, or declines with a reason. */
export function TransferDecision(props: TransferDecisionProps) {
  return (
    <Provider>
      <Section {...props} />
    </Provider>
  )
}

function Section({ transfer, viewerId, locations }: TransferDecisionProps) {
  const { settings } = useAppContext()
  const intl = useLocalIntl()
  const isHydrated = useIsHydrated()
  const { value, failure, isPending, load, signIn } = usePortalCall(useRemoteData())
  const text = intl.formatMessage
  const { id, serialNumber, machineName, organizationName, recipient, contact, note, requestedBy, requestedOn } =
    transfer
  const decided = value?.transfer
  const { form: reasonForm, keep } = useKeptForm(viewerId, `transfer-decision:${id}`, Boolean(decided))
  const [chosen, setChosen] = useState<Choice | null>(null)
  const pending = isPending ? chosen : null
  const formId = useId()
  /** The problem of a field, and the summary that takes the focus; not while a decision is sent. */
  const bind = (name: 'location' | 'reason') => {
    const id = `${formId}${name}`
    const error = !isPending && value?.problems[name] ? text(messages.required) : undefined
    const errors = error ? [{ fieldId: id, text: error }] : []
    return {
      field: { id, name, error },
      errorSummary: { title: text(portalMessages.problem), level: 3 as const, errors },
    }
  }
  const location = bind('location')
  const reason = bind('reason')
  const decide = (toDecision: (form: FormData) => Decision) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const decision = toDecision(new FormData(event.currentTarget))
    setChosen('location' in decision ? 'accept' : 'decline')
    if ('reason' in decision) keep(decision)
    load({ settings, id, decision })
  }
  return (
    <PageSection title={`${machineName}, ${serialNumber}`} layout="split">
      <Stack gap="5">
        <Text>
          {text(messages.from, {
            organization: organizationName,
            name: requestedBy.name,
            date: intl.formatDate(requestedOn, { dateStyle: 'long' }),
          })}
        </Text>
        <Text>{text(messages.to, { recipient, contact })}</Text>
        {note && <Text>{note}</Text>}
        {failure && <CallFailureMessage failure={failure} onSignIn={signIn} />}
        {decided ? (
          <DecidedTransfer
            transfer={decided}
            isOwn={decided.decidedBy?.id === viewerId && isAsChosen(decided, chosen)}
          />
        ) : (
          <>
            <Form
              errorSummary={location.errorSummary}
              onSubmit={decide((form) => ({ location: readText(form, 'location') }))}
              actions={
                <Button type="submit" loading={pending === 'accept'} disabled={!isHydrated}>
                  {text(messages.accept)}
                </Button>
              }
            >
              <SelectField
                {...location.field}
                label={text(messages.newLocation)}
                options={[{ value: '', text: text(messages.choose) }, ...locations]}
              />
            </Form>
            <Form
              ref={reasonForm}
              errorSummary={reason.errorSummary}
              onSubmit={decide((form) => ({ reason: readText(form, 'reason') }))}
              actions={
                <Button type="submit" look="outline" loading={pending === 'decline'} disabled={!isHydrated}>
                  {text(messages.decline)}
                </Button>
              }
            >
              <TextArea {...reason.field} label={text(messages.reason)} />
            </Form>
          </>
        )}
      </Stack>
    </PageSection>
  )
}

type Choice = 'accept' | 'decline'

function isAsChosen({ status }: MachineTransfer, chosen: Choice | null): boolean {
  return status === (chosen === 'accept' ? 'accepted' : 'declined')
}
