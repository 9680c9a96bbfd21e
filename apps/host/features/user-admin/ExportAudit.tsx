import type { AuditFilter } from '@kudex/domain/access'
import type { CallFailure } from '@kudex/machines/ports'
import { Button, Cluster, Stack } from '@kudex/ui'
import { useState } from 'react'
import { CallFailureMessage, createPortalUserClient, toCallResult, useSignInAgain } from '../portal/index.ts'
import { useAppContext } from '../shared/appContext.ts'
import { userListMessages as messages } from './userList.messages.ts'

/** Saves the entries of the audit trail that match a filter as CSV. */
export function ExportAudit({ filter }: { readonly filter: AuditFilter }) {
  const { intl, settings } = useAppContext()
  const [state, setState] = useState<'idle' | 'running' | CallFailure>('idle')
  const session = useSignInAgain(state === 'unauthenticated', () => void save())
  const isRunning = state === 'running' || (state === 'unauthenticated' && session.isBusy)

  async function save() {
    setState('running')
    const result = await toCallResult(createPortalUserClient(settings).fetchAuditExport(filter))
    if (result.isDone) downloadText(result.value, 'audit-trail.csv', 'text/csv')
    setState(result.isDone ? 'idle' : result.failure)
  }

  return (
    <Stack gap="4">
      <Cluster>
        <Button look="outline" loading={isRunning} onClick={() => void save()}>
          {intl.formatMessage(messages.export)}
        </Button>
      </Cluster>
      {state !== 'idle' && state !== 'running' && !isRunning && (
        <CallFailureMessage
          failure={state}
          title={intl.formatMessage(messages.exportFailed)}
          onSignIn={session.signIn}
        />
      )}
    </Stack>
  )
}

/** Saves a text as a file of the browser. */
function downloadText(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the address only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 1_000)
}
