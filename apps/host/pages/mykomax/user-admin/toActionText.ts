import type { UserAction } from '@kudex/domain/access'
import type { IntlShape, MessageDescriptor } from '@kudex/intl/messages'
import { userActionMessages as actions } from '../../../features/user-admin/index.ts'
import { auditMessages } from './audit.messages.ts'

/** What was done, as the success of the action is reported. */
export function toActionText(intl: IntlShape, action: UserAction | null): string {
  return intl.formatMessage(action === null ? auditMessages.unknown : actionTexts[action])
}

const actionTexts: Readonly<Record<UserAction, MessageDescriptor>> = {
  invite: actions.inviteDone,
  join: auditMessages.joined,
  add: actions.addDone,
  request: auditMessages.requested,
  accept: actions.acceptDone,
  grant: actions.grantDone,
  update: actions.updateDone,
  resend: actions.resendDone,
  'send-new': actions.sendNewDone,
  deny: actions.denyDone,
  withdraw: actions.withdrawDone,
  'remove-membership': actions.removeDone,
  delete: actions.deleteDone,
}
