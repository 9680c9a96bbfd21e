import { isApplication, listRoles, type AdministeredUser, type UserAccess } from '@kudex/domain/access'
import type { MessageDescriptor } from '@kudex/intl/messages'
import { ApplicationAccess, Button, Cluster, SelectField, type ApplicationAccessProps } from '@kudex/ui'
import { useState } from 'react'
import { useAppContext } from '../shared/appContext.ts'
import { useLocalIntl } from '../shared/useLocalIntl.ts'
import { AddApplication } from './AddApplication.tsx'
import { statusMessages, toApplicationText, toRoleText, toStepResult } from './toTexts.tsx'
import { userActionMessages as actions } from './userActions.messages.ts'
import { userDetailMessages as messages } from './userDetail.messages.ts'
import { userFieldMessages as fields } from './userFields.messages.ts'
import { userListMessages } from './userList.messages.ts'
import type { useUsers } from './useUsers.tsx'

export interface UserApplicationsProps {
  readonly user: AdministeredUser
  readonly users: Pick<ReturnType<typeof useUsers>, 'command' | 'result' | 'run' | 'dismiss'>
}

type Action = UserAccess['actions'][number]

/** The applications of a user with the actions that their status allows (UADM-05…10). */
export function UserApplications({ user, users }: UserApplicationsProps) {
  const context = useAppContext()
  const { locale } = context
  const intl = useLocalIntl()
  /** Id of the access whose role is being chosen. */
  const [edited, setEdited] = useState<string | null>(null)
  const { command, result } = users
  const [shownResult, setShownResult] = useState(result)
  if (result !== shownResult) {
    setShownResult(result)
    // A role that could not be saved stays in its editor.
    if (result?.command.kind === 'access' && result.outcome.isDone && !result.outcome.value.problem) setEdited(null)
  }
  const organizationNames = new Map(user.organizations.map(({ id, name }) => [id, name]))

  const start = (access: UserAccess, action: Action, role: string | null) => {
    // The editor of a role stays until the role is saved: it has the focus.
    if (action !== 'update') setEdited(null)
    const { organization, application } = access
    users.run({ kind: 'access', id: user.id, organization, application, action, role, locale: locale.code })
  }

  return (
    <ApplicationAccess
      title={intl.formatMessage(messages.applications)}
      emptyText={intl.formatMessage(messages.empty)}
      labels={{
        role: intl.formatMessage(fields.role),
        requestedBy: intl.formatMessage(fields.requestedBy),
        requestDate: intl.formatMessage(fields.requestDate),
      }}
      statusTexts={toTexts(statusMessages)}
      actionTexts={toTexts(actionMessages)}
      toActionLabel={(action, application) => intl.formatMessage(actions.label, { action, application })}
      confirmations={{
        withdraw: {
          title: intl.formatMessage(messages.withdrawTitle),
          description: intl.formatMessage(messages.withdrawText),
          confirmText: intl.formatMessage(messages.withdraw),
          cancelText: intl.formatMessage(messages.cancel),
          closeLabel: intl.formatMessage(userListMessages.close),
        },
      }}
      add={<AddApplication user={user} users={users} />}
      onAction={(id, action) => {
        const access = user.accesses.find((each) => toAccessId(each) === id)
        if (!access) return
        if (action === 'update') setEdited(edited === id ? null : id)
        else start(access, action, null)
      }}
      accesses={user.accesses.toSorted(byRequest).map((access) => {
        const id = toAccessId(access)
        const isAbout = (other: typeof command) =>
          other?.kind === 'access' && id === `${other.organization} ${other.application}`
        const application = toApplicationText(intl, access.application)
        const organization = organizationNames.get(access.organization) ?? access.organization
        return {
          id,
          application: user.organizations.length > 1 ? `${application} (${organization})` : application,
          role: toRoleText(intl, access.role),
          status: access.status,
          requestedBy: access.requestedBy ?? undefined,
          requestDate: {
            dateTime: access.requestDate,
            text: intl.formatDate(access.requestDate, { dateStyle: 'long', timeZone: 'UTC' }),
          },
          // An application with one role has nothing to update.
          actions: access.actions.filter((action) => action !== 'update' || toRoles(access).length > 1),
          running: command?.kind === 'access' && isAbout(command) ? command.action : undefined,
          disabled: command !== null && !isAbout(command),
          result: result && isAbout(result.command) ? toStepResult(context, result.command, result.outcome) : undefined,
          editor: edited === id && (
            <RoleEditor
              access={access}
              isRunning={isAbout(command)}
              disabled={command !== null && !isAbout(command)}
              onSave={(role) => start(access, 'update', role)}
            />
          ),
        }
      })}
    />
  )

  function toTexts<Key extends string>(of: Readonly<Record<Key, MessageDescriptor>>): Record<Key, string> {
    const entries = Object.entries<MessageDescriptor>(of).map(([key, text]) => [key, intl.formatMessage(text)])
    return Object.fromEntries(entries) as Record<Key, string>
  }
}

/** Requests to decide first. */
function byRequest(a: UserAccess, b: UserAccess): number {
  return Number(b.status === 'pending') - Number(a.status === 'pending')
}

const actionMessages: Readonly<Record<keyof ApplicationAccessProps['actionTexts'], MessageDescriptor>> = {
  grant: actions.grant,
  accept: actions.accept,
  update: actions.update,
  resend: actions.resend,
  'send-new': actions.sendNew,
  deny: actions.deny,
  withdraw: actions.withdraw,
}

interface RoleEditorProps {
  readonly access: UserAccess
  /** A change of this access is running. */
  readonly isRunning: boolean
  /** Another change is running. */
  readonly disabled: boolean
  readonly onSave: (role: string) => void
}

function RoleEditor({ access, isRunning, disabled, onSave }: RoleEditorProps) {
  const { intl } = useAppContext()
  const [role, setRole] = useState(access.role)
  return (
    <Cluster gap="3">
      <SelectField
        name="role"
        label={intl.formatMessage(fields.role)}
        value={role}
        options={toRoles(access).map((value) => ({ value, text: toRoleText(intl, value) }))}
        onChange={({ currentTarget: { value } }) => setRole(value)}
      />
      <Button loading={isRunning} disabled={disabled} onClick={() => onSave(role)}>
        {intl.formatMessage(messages.save)}
      </Button>
    </Cluster>
  )
}

function toRoles({ application }: UserAccess): readonly string[] {
  return isApplication(application) ? listRoles(application) : []
}

function toAccessId({ organization, application }: UserAccess): string {
  return `${organization} ${application}`
}
