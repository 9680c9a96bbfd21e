import { applications, listRoles, type UserPage } from '@kudex/domain/access'
import { Button, InvitePanel, type InviteFailure } from '@kudex/ui'
import { useRef, useState } from 'react'
import { portalMessages, useKeptForm } from '../portal/index.ts'
import { useAppContext } from '../shared/appContext.ts'
import { createKey } from '../shared/createKey.ts'
import { toApplicationText, toRoleText, toStepResult } from './toTexts.tsx'
import { userFieldMessages as fields } from './userFields.messages.ts'
import { userListMessages as messages } from './userList.messages.ts'
import type { useUsers } from './useUsers.tsx'

export interface InviteUserProps {
  readonly organizations: UserPage['organizations']
  /** Id of the administrator. */
  readonly viewerId: string
  readonly users: Pick<ReturnType<typeof useUsers>, 'command' | 'result' | 'run' | 'dismiss' | 'signIn'>
}

/** Invites a person to an application of an organization (UADM-11…13). */
export function InviteUser({ organizations, viewerId, users }: InviteUserProps) {
  const context = useAppContext()
  const { intl, link, locale } = context
  const [application, setApplication] = useState<(typeof applications)[number]>('tickets')
  /** The latest invitation: sending it again after a failure keeps its key, so that one mail is sent. */
  const latest = useRef<{ readonly content: string; readonly key: string } | null>(null)
  const { result } = users
  const invited = result?.command.kind === 'invite' ? result : null
  const problem = invited?.outcome.isDone ? invited.outcome.value.problem : null
  const step = invited && toStepResult(context, invited.command, invited.outcome)
  const { form, keep } = useKeptForm(viewerId, 'invitation', invited?.outcome.isDone ?? false)
  const sent = invited?.command.kind === 'invite' ? invited.command : null

  function toFailure(): InviteFailure | undefined {
    if (!invited || !step || step.tone === 'success' || problem === 'email' || problem === 'role') return undefined
    if (invited.outcome.isDone && problem === 'exists') {
      const id = invited.outcome.value.existingUser
      return {
        title: intl.formatMessage(messages.exists),
        ...(id && {
          profileLink: { href: link(`/mykomax/user-admin/${id}`), text: intl.formatMessage(messages.profile) },
        }),
      }
    }
    if (!invited.outcome.isDone && invited.outcome.failure === 'unauthenticated') {
      return {
        title: intl.formatMessage(portalMessages.sessionEnded),
        text: intl.formatMessage(portalMessages.sessionEndedText),
        retryText: intl.formatMessage(portalMessages.signIn),
        onRetry: users.signIn,
      }
    }
    return {
      title: step.title,
      text: step.text,
      details: {
        summary: intl.formatMessage(messages.details),
        rows: [
          {
            label: intl.formatMessage(messages.code),
            value: invited.outcome.isDone ? String(problem) : invited.outcome.failure,
          },
        ],
      },
    }
  }

  return (
    <InvitePanel
      trigger={<Button look="signal">{intl.formatMessage(messages.invite)}</Button>}
      onOpenChange={() => users.dismiss()}
      formRef={form}
      title={intl.formatMessage(messages.invite)}
      description={intl.formatMessage(messages.inviteLead)}
      closeLabel={intl.formatMessage(messages.close)}
      action={link('/mykomax/user-admin')}
      errorTitle={intl.formatMessage(portalMessages.problem)}
      submitText={intl.formatMessage(messages.inviteSubmit)}
      isSending={users.command?.kind === 'invite'}
      success={step?.tone === 'success' ? { title: step.title, text: sent?.email } : undefined}
      failure={toFailure()}
      fields={{
        email: {
          label: intl.formatMessage(fields.email),
          error: problem === 'email' ? intl.formatMessage(messages.inviteEmail) : undefined,
        },
        organization: { label: intl.formatMessage(fields.organization) },
        application: { label: intl.formatMessage(fields.application), value: application },
        role: {
          label: intl.formatMessage(fields.role),
          error: problem === 'role' ? intl.formatMessage(messages.inviteRole) : undefined,
        },
      }}
      options={{
        organization: organizations.map(({ id, name }) => ({ value: id, text: name })),
        application: applications.map((value) => ({ value, text: toApplicationText(intl, value) })),
        role: listRoles(application).map((value) => ({ value, text: toRoleText(intl, value) })),
      }}
      onFieldChange={(field, value) => {
        const chosen = applications.find((each) => each === value)
        if (field === 'application' && chosen) setApplication(chosen)
      }}
      onSubmit={(data) => {
        const read = (name: string) => {
          const value = data.get(name)
          return typeof value === 'string' ? value : ''
        }
        const invitation = {
          email: read('email'),
          organization: read('organization'),
          application: read('application'),
          role: read('role'),
          locale: locale.code,
        }
        const content = JSON.stringify(invitation)
        const isRepeated = latest.current?.content === content && step?.tone !== 'success'
        const key = isRepeated && latest.current ? latest.current.key : createKey() + createKey()
        latest.current = { content, key }
        keep({ email: invitation.email })
        users.run({ kind: 'invite', key, ...invitation })
      }}
    />
  )
}
