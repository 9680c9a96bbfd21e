import { ConsentForm } from '@kudex/ui'
import { applicationMessages } from '../../mail/application.messages.ts'
import { type PageFrame, renderDocument } from './document.tsx'
import { invitationMessages as messages } from './invitation.messages.ts'
import type { InvitationModel } from './pages.types.ts'

/** The first page of an invitation: the organization and the applications. */
export function renderInvitation(frame: PageFrame, { action, organization, applications }: InvitationModel): string {
  const { formatMessage, language } = frame.intl
  const title = formatMessage(messages.title)
  return renderDocument(frame, {
    title,
    hasLanguages: true,
    content: (
      <ConsentForm
        title={title}
        lead={formatMessage(messages.lead, { organization })}
        action={`${action}?ui_locales=${language}`}
        scopesTitle={formatMessage(messages.applications)}
        scopes={applications.map((id) => ({ id, title: formatMessage(applicationMessages[id]) }))}
        accept={{ name: 'decision', value: 'accept', text: formatMessage(messages.accept) }}
        deny={{ name: 'decision', value: 'later', text: formatMessage(messages.later) }}
      />
    ),
  })
}
