import type { MachineTransfer } from '@kudex/domain/tickets'
import type { PublicSettings } from '@kudex/domain/settings'
import {
  Button,
  FlashMessage,
  FocusedMessage,
  Form,
  PageSection,
  Stack,
  Text,
  TextArea,
  TextField,
  useIsHydrated,
} from '@kudex/ui'
import { useId, type FormEvent } from 'react'
import {
  CallFailureMessage,
  loadPortalClient,
  NoScriptNotice,
  portalMessages,
  toCallResult,
  useKeptForm,
  usePortalCall,
} from '../portal/index.ts'
import { useAppContext } from '../shared/appContext.ts'
import { createRemoteData } from '../shared/createRemoteData.tsx'
import { useLocalIntl } from '../shared/useLocalIntl.ts'
import { readText } from './readText.ts'
import { transferMessages as messages } from './transfers.messages.ts'

interface Request {
  readonly settings: PublicSettings
  readonly serialNumber: string
  readonly values: { readonly recipient: string; readonly contact: string; readonly note: string }
}

const { Provider, useRemoteData } = createRemoteData(({ settings, serialNumber, values }: Request, signal) =>
  toCallResult(loadPortalClient(settings).then((client) => client.requestTransfer(serialNumber, values, { signal }))),
)

export interface TransferRequestProps {
  readonly serialNumber: string
  /** Id of the user who asks. */
  readonly viewerId: string
  /** The latest request; null if there was none. */
  readonly transfer: MachineTransfer | null
}

/** Requests the transfer of a machine to another organization, and shows the state of the latest request. */
export function TransferRequest(props: TransferRequestProps) {
  return (
    <Provider>
      <Section {...props} />
    </Provider>
  )
}

function Section({ serialNumber, viewerId, transfer }: TransferRequestProps) {
  const { settings } = useAppContext()
  const intl = useLocalIntl()
  const isHydrated = useIsHydrated()
  const { value, failure, isPending, load, signIn } = usePortalCall(useRemoteData())
  const name = `transfer:${encodeURIComponent(serialNumber)}`
  const { form: requestForm, keep } = useKeptForm(viewerId, name, Boolean(value?.transfer))
  const text = intl.formatMessage
  const latest = value?.transfer ?? transfer
  // The summary takes the focus again if the same problems come back.
  const problems = (isPending ? null : value?.problems) ?? {}
  const formId = useId()
  const toError = (name: FieldName) => {
    const problem = problems[name]
    if (!problem) return undefined
    return text(problem === 'required' || problem === 'blank' ? messages.required : messages.invalid)
  }
  const bind = (name: FieldName) => ({
    id: `${formId}${name}`,
    name,
    label: text(messages[name]),
    error: toError(name),
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const values = {
      recipient: readText(form, 'recipient'),
      contact: readText(form, 'contact'),
      note: readText(form, 'note'),
    }
    keep(values)
    load({ settings, serialNumber, values })
  }
  if (latest?.status === 'requested') {
    // The request removes its form.
    const Message = value?.transfer ? FocusedMessage : FlashMessage
    const date = intl.formatDate(latest.requestedOn, { dateStyle: 'long' })
    return (
      <PageSection layout="split" title={text(messages.title)}>
        <Message tone="info" title={text(messages.requested, { recipient: latest.recipient, date })}>
          {text(messages.requestedText)}
        </Message>
      </PageSection>
    )
  }
  return (
    <PageSection layout="split" title={text(messages.title)} lead={text(messages.lead)}>
      <Stack gap="5">
        {latest?.status === 'declined' && (
          <FlashMessage tone="warning" title={text(messages.declined, { recipient: latest.recipient })}>
            {latest.reason}
          </FlashMessage>
        )}
        <NoScriptNotice />
        {failure && <CallFailureMessage failure={failure} onSignIn={signIn} />}
        <Form
          ref={requestForm}
          onSubmit={onSubmit}
          errorSummary={{
            title: text(portalMessages.problem),
            level: 3,
            errors: fieldNames.flatMap((name) => {
              const { id, label, error } = bind(name)
              return error ? [{ fieldId: id, label, text: error }] : []
            }),
          }}
          actions={
            <Button type="submit" look="outline" loading={isPending} disabled={!isHydrated}>
              {text(messages.send)}
            </Button>
          }
        >
          <TextField {...bind('recipient')} maxLength={200} autoComplete="off" />
          <TextField {...bind('contact')} type="email" maxLength={254} autoComplete="off" />
          <TextArea {...bind('note')} />
        </Form>
        <Text>{text(messages.consequence)}</Text>
      </Stack>
    </PageSection>
  )
}

const fieldNames = ['recipient', 'contact', 'note'] as const
type FieldName = (typeof fieldNames)[number]
