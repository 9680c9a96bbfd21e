import type { PortalOrganization } from '@kudex/api/ticketing'
import type { PublicSettings } from '@kudex/domain/settings'
import { Button, ButtonLink, FocusedMessage, Form, SelectField, Text, useIsHydrated } from '@kudex/ui'
import { useState } from 'react'
import { useAppContext } from '../shared/appContext.ts'
import { createRemoteData } from '../shared/createRemoteData.tsx'
import { CallFailureMessage } from './CallFailureMessage.tsx'
import { loadPortalClient } from './loadPortalClient.ts'
import { NoScriptNotice } from './NoScriptNotice.tsx'
import { registrationMessages as messages } from './registration.messages.ts'
import { toCallResult } from './toCallResult.ts'
import { usePortalCall } from './usePortalCall.ts'

interface Registration {
  readonly settings: PublicSettings
  readonly organization: string
}

// `status` means that the registration was sent before: for the user it is done.
const { Provider, useRemoteData } = createRemoteData(async ({ settings, organization }: Registration, signal) => {
  const wanted = { organization, application: 'direct', role: 'user' }
  const client = await loadPortalClient(settings)
  const request = client.requestApplication(wanted, { signal })
  return toCallResult(
    request.then((problem) => {
      if (problem !== null && problem !== 'status') throw new Error(`The registration was refused: ${problem}`)
      return organization
    }),
  )
})

export interface DirectRegistrationProps {
  readonly organizations: readonly PortalOrganization[]
}

/** Registers the user for the direct service of an organization; its administrators decide (PORTAL-16). */
export function DirectRegistration({ organizations }: DirectRegistrationProps) {
  return (
    <Provider>
      <RegistrationForm organizations={organizations} />
    </Provider>
  )
}

function RegistrationForm({ organizations }: DirectRegistrationProps) {
  const { intl, link, settings } = useAppContext()
  const { value, failure, isPending, load, signIn } = usePortalCall(useRemoteData())
  const isHydrated = useIsHydrated()
  const [chosen, setChosen] = useState(organizations[0]?.id ?? '')
  const text = intl.formatMessage
  if (organizations.length === 0) return <Text>{text(messages.noOrganization)}</Text>
  if (value !== null) {
    return (
      <>
        <FocusedMessage tone="success" title={text(messages.registered)}>
          {text(messages.registeredText)}
        </FocusedMessage>
        <p>
          <ButtonLink look="outline" href={link('/mykomax')}>
            {text(messages.back)}
          </ButtonLink>
        </p>
      </>
    )
  }
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        load({ settings, organization: chosen })
      }}
      actions={
        <Button type="submit" look="signal" loading={isPending} disabled={!isHydrated}>
          {text(messages.register)}
        </Button>
      }
    >
      <NoScriptNotice />
      {failure && <CallFailureMessage failure={failure} onSignIn={signIn} />}
      <SelectField
        name="organization"
        label={text(messages.organization)}
        options={organizations.map(({ id, name }) => ({ value: id, text: name }))}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      />
    </Form>
  )
}
