import type { AuditFilter } from '@kudex/domain/access'
import { Button, Cluster, FlashMessage, Stack } from '@kudex/ui'
import { useState } from 'react'
import { createPortalUserClient, portalMessages } from '../portal/index.ts'
import { useAppContext } from '../shared/appContext.ts'
import { MailText } from '../shared/MailText.tsx'
import { downloadText } from './downloadText.ts'
import { userListMessages as messages } from './userList.messages.ts'

/** Saves the entries of the audit trail that match a filter as CSV. */
export function ExportAudit({ filter }: { readonly filter: AuditFilter }) {
  const { intl, settings } = useAppContext()
  const email = settings.supportEmail
  const [state, setState] = useState<'idle' | 'running' | 'failed'>('idle')

  async function save() {
    setState('running')
    try {
      downloadText(await createPortalUserClient(settings).fetchAuditExport(filter), 'audit-trail.csv', 'text/csv')
      setState('idle')
    } catch {
      setState('failed')
    }
  }

  return (
    <Stack gap="4">
      <Cluster>
        <Button look="outline" loading={state === 'running'} onClick={() => void save()}>
          {intl.formatMessage(messages.export)}
        </Button>
      </Cluster>
      {state === 'failed' && (
        <FlashMessage tone="danger" title={intl.formatMessage(messages.exportFailed)}>
          <MailText text={intl.formatMessage(portalMessages.failureText, { email })} email={email} />
        </FlashMessage>
      )}
    </Stack>
  )
}
