import type { AdministeredUser } from '@kudex/domain/access'
import { MessagePage, PageSection, UserDetail } from '@kudex/ui'
import { useMemo, useState } from 'react'
import { createPortalUserClient, NoAccess } from '../portal/index.ts'
import { useAppContext } from '../shared/appContext.ts'
import { toDetailTexts } from './toDetailTexts.ts'
import { toOrganizationEntry } from './toOrganizationEntry.ts'
import { isShownAtTop, toStepResult, toUserName, toUserStatus } from './toTexts.tsx'
import { UserApplications } from './UserApplications.tsx'
import { userDetailMessages as messages } from './userDetail.messages.ts'
import { userFieldMessages as fields } from './userFields.messages.ts'
import { userListMessages } from './userList.messages.ts'
import { provideUser } from './users.actors.ts'
import { useUsers } from './useUsers.tsx'

export interface UserDetailPanelProps {
  readonly id: string
  /** The user as rendered by the server; null without an organization in common. */
  readonly user: AdministeredUser | null
  /** Id of the administrator. */
  readonly viewerId: string
}

/** A user of the administrator's organizations (UADM-14…18). */
export function UserDetailPanel({ id, user: first, viewerId }: UserDetailPanelProps) {
  const context = useAppContext()
  const { intl, link, settings } = context
  const [machine] = useState(() => provideUser(() => createPortalUserClient(settings)))
  const data = useMemo(() => (first ? [first] : []), [first])
  const users = useUsers(machine, id, data)
  const texts = toDetailTexts(context)
  const toList = { href: link('/mykomax/user-admin'), text: intl.formatMessage(messages.back) }
  const { result } = users
  const step = result && toStepResult(context, result.command, result.outcome)
  // The user is deleted, or the administrator has no organization in common with the user any more (UADM-16).
  const endsPage = result?.outcome.isDone && result.outcome.value.user === null

  if (endsPage && step?.tone === 'success') {
    return (
      <PageSection>
        <MessagePage tone="success" title={step.title} text="" link={toList} />
      </PageSection>
    )
  }
  if (users.isForbidden) return <NoAccess title={intl.formatMessage(userListMessages.title)} />
  if (users.isLoading || users.failure) {
    return <UserDetail {...texts} loadingText={intl.formatMessage(messages.loading)} failure={users.failure} />
  }
  const [user] = users.data as readonly AdministeredUser[]
  if (!user) {
    return (
      <PageSection>
        <MessagePage
          tone="error"
          title={intl.formatMessage(messages.noPermission)}
          text={intl.formatMessage(messages.noPermissionText)}
          link={toList}
        />
      </PageSection>
    )
  }

  const name = toUserName(user)
  const steps = {
    cancelText: intl.formatMessage(messages.cancel),
    closeLabel: intl.formatMessage(userListMessages.close),
  }
  return (
    <UserDetail
      {...texts}
      person={{
        name,
        status: toUserStatus(intl, user.status),
        facts: [
          { label: intl.formatMessage(fields.firstName), value: user.firstName || '–' },
          { label: intl.formatMessage(fields.lastName), value: user.lastName || '–' },
          { label: intl.formatMessage(fields.email), value: user.email },
        ],
      }}
      result={(result && isShownAtTop(result.command, result.outcome, user) && step) || undefined}
      organizations={{
        ...texts.organizations,
        entries: user.organizations.map((organization) =>
          toOrganizationEntry({ organization, user, viewerId, users, context, steps }),
        ),
      }}
      deletion={
        user.id === viewerId
          ? undefined
          : {
              ...steps,
              title: intl.formatMessage(messages.deletion),
              text: intl.formatMessage(messages.deletionText),
              buttonText: intl.formatMessage(messages.deletionButton),
              confirmTitle: intl.formatMessage(messages.deletionTitle, { name }),
              confirmText: intl.formatMessage(messages.deletionConfirm),
              confirmButtonText: intl.formatMessage(messages.delete),
              isRunning: users.command?.kind === 'delete',
              disabled: users.command !== null && users.command.kind !== 'delete',
              onStart: () => users.run({ kind: 'delete', id }),
              result: (result?.command.kind === 'delete' && step) || undefined,
            }
      }
    >
      <UserApplications user={user} users={users} />
      <PageSection
        layout="split"
        title={intl.formatMessage(userListMessages.audit)}
        link={{
          href: `${link('/mykomax/user-admin/audit')}?person=${encodeURIComponent(user.email)}`,
          text: intl.formatMessage(messages.audit),
        }}
      />
    </UserDetail>
  )
}
