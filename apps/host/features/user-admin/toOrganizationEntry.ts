import type { AdministeredUser } from '@kudex/domain/access'
import { resolveCountryName } from '@kudex/domain/locales'
import type { UserDetailProps } from '@kudex/ui'
import type { AppContext } from '../shared/appContext.ts'
import { toStepResult, toUserName } from './toTexts.tsx'
import { userDetailMessages as messages } from './userDetail.messages.ts'
import type { useUsers } from './useUsers.tsx'

export interface OrganizationEntryOptions {
  readonly organization: AdministeredUser['organizations'][number]
  readonly user: AdministeredUser
  /** Id of the administrator. */
  readonly viewerId: string
  readonly users: Pick<ReturnType<typeof useUsers>, 'command' | 'result' | 'run'>
  readonly context: Pick<AppContext, 'intl' | 'settings'>
  readonly steps: { readonly cancelText: string; readonly closeLabel: string }
}

/** An organization of a user with the removal of the membership (UADM-15, UADM-16). */
export function toOrganizationEntry(
  options: OrganizationEntryOptions,
): UserDetailProps['organizations']['entries'][number] {
  const { organization, user, viewerId, users, context, steps } = options
  const { intl } = context
  const { command, result } = users
  const isAbout = (other: typeof command) => other?.kind === 'remove' && other.organization === organization.id
  const names = { name: toUserName(user), organization: organization.name }
  const country = organization.country && resolveCountryName(organization.country, intl.language)
  return {
    id: organization.id,
    name: organization.name,
    orguid: organization.orguid,
    subRegion: organization.subRegion ?? undefined,
    country: country || undefined,
    city: organization.city ?? undefined,
    members: organization.members === null ? undefined : intl.formatNumber(organization.members),
    removal: {
      ...steps,
      label: intl.formatMessage(messages.removalLabel, { organization: organization.name }),
      buttonText: intl.formatMessage(messages.removal),
      confirmTitle: intl.formatMessage(messages.removalTitle),
      confirmText: intl.formatMessage(messages.removalText, names),
      confirmWarning: toWarning(),
      confirmButtonText: intl.formatMessage(messages.remove),
      isRunning: isAbout(command),
      disabled: command !== null && !isAbout(command),
      onStart: () => users.run({ kind: 'remove', id: user.id, organization: organization.id }),
    },
    result: result && isAbout(result.command) ? toStepResult(context, result.command, result.outcome) : undefined,
  }

  function toWarning(): string | undefined {
    if (user.id === viewerId) return intl.formatMessage(messages.removalOwnWarning)
    return user.organizations.length === 1 ? intl.formatMessage(messages.removalWarning) : undefined
  }
}
