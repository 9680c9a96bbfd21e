import type { AccessStatus, AdministeredUser, UserChange, UserCommand, UserProblem } from '@kudex/domain/access'
import type { UserResult } from '@kudex/machines/users'
import type { IntlShape, MessageDescriptor } from '@kudex/intl/messages'
import type { RecordStatus, StepResult } from '@kudex/ui'
import { CallFailureText } from '../portal/index.ts'
import type { AppContext } from '../shared/appContext.ts'
import { userActionMessages as actions } from './userActions.messages.ts'
import { userFieldMessages as fields } from './userFields.messages.ts'

/** The name of an application. */
export function toApplicationText(intl: IntlShape, application: string): string {
  const message = applicationMessages[application]
  return message ? intl.formatMessage(message) : application
}

/** The name of a role. */
export function toRoleText(intl: IntlShape, role: string): string {
  const message = roleMessages[role]
  return message ? intl.formatMessage(message) : role
}

/** A status with its tone (UADM-03). */
export function toUserStatus(intl: IntlShape, status: AccessStatus): RecordStatus {
  return { text: intl.formatMessage(statusMessages[status]), tone: tones[status] }
}

/** Name of a user, or the e-mail address until there is a name. */
export function toUserName({
  firstName,
  lastName,
  email,
}: Readonly<Record<'firstName' | 'lastName' | 'email', string>>) {
  return `${firstName} ${lastName}`.trim() || email
}

/** Success or failure of a change, each action with its own titles (UADM-10). */
export function toStepResult(
  { intl }: Pick<AppContext, 'intl'>,
  command: UserCommand,
  outcome: UserResult<UserChange>,
): StepResult {
  const name = command.kind === 'access' ? command.action : command.kind
  const [done, failed] = titles[name]
  const title = intl.formatMessage(failed)
  if (!outcome.isDone) return { tone: 'danger', title, text: <CallFailureText failure={outcome.failure} /> }
  const { problem } = outcome.value
  if (problem === null) return { tone: 'success', title: intl.formatMessage(done) }
  const reason = problemMessages[problem]
  return {
    tone: 'danger',
    title,
    text: reason ? intl.formatMessage(reason) : <CallFailureText failure="unavailable" />,
  }
}

/**
 * True if a result is shown at the top of the page of a user: that of a new application, and of a change that removed
 * the row in which it would be shown.
 */
export function isShownAtTop(command: UserCommand, outcome: UserResult<UserChange>, user: AdministeredUser): boolean {
  if (!outcome.isDone) return false
  if (command.kind === 'remove') return !user.organizations.some(({ id }) => id === command.organization)
  if (command.kind !== 'access') return command.kind === 'add'
  const { organization, application } = command
  return !user.accesses.some((each) => each.organization === organization && each.application === application)
}

export const statusMessages: Readonly<Record<AccessStatus, MessageDescriptor>> = {
  invited: fields.invited,
  'invite-expired': fields.inviteExpired,
  pending: fields.pending,
  active: fields.active,
  inactive: fields.inactive,
  declined: fields.declined,
  unknown: fields.unknown,
}

const tones = {
  invited: 'info',
  'invite-expired': 'warning',
  pending: 'warning',
  active: 'success',
  inactive: 'neutral',
  declined: 'danger',
  unknown: 'neutral',
} as const

const applicationMessages: Readonly<Record<string, MessageDescriptor>> = {
  'user-administration': fields.userAdministration,
  tickets: fields.tickets,
  inventory: fields.inventory,
  'wire-flow': fields.wireFlow,
  direct: fields.direct,
  'wire-master': fields.wireMaster,
  'master-data': fields.masterData,
  editor: fields.editor,
}

const roleMessages: Readonly<Record<string, MessageDescriptor>> = {
  user: fields.roleUser,
  administrator: fields.roleAdministrator,
  cloud: fields.roleCloud,
  onprem: fields.roleOnprem,
  editor: fields.roleEditor,
}

const titles = {
  grant: [actions.grantDone, actions.grantFailed],
  accept: [actions.acceptDone, actions.acceptFailed],
  update: [actions.updateDone, actions.updateFailed],
  resend: [actions.resendDone, actions.resendFailed],
  'send-new': [actions.sendNewDone, actions.sendNewFailed],
  deny: [actions.denyDone, actions.denyFailed],
  withdraw: [actions.withdrawDone, actions.withdrawFailed],
  add: [actions.addDone, actions.addFailed],
  invite: [actions.inviteDone, actions.inviteFailed],
  remove: [actions.removeDone, actions.removeFailed],
  delete: [actions.deleteDone, actions.deleteFailed],
} as const

const problemMessages: Partial<Readonly<Record<UserProblem, MessageDescriptor>>> = {
  status: actions.statusProblem,
  'last-administrator': actions.lastAdministrator,
  'other-organizations': actions.otherOrganizations,
  'own-account': actions.ownAccount,
  application: actions.hasApplication,
  organization: actions.notAdministered,
  role: actions.roleProblem,
  'too-many': actions.tooMany,
}
