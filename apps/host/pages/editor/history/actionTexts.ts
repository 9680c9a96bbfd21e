import type { HistoryAction } from '@kudex/domain/editing'
import type { MessageDescriptor } from '@kudex/intl/messages'
import { historyMessages as messages } from './history.messages.ts'

/** Names of the actions of editors in a history. */
export const actionTexts: Readonly<Record<HistoryAction, MessageDescriptor>> = {
  initial: messages.initial,
  saved: messages.saved,
  replaced: messages.wasReplaced,
  imported: messages.imported,
  restored: messages.wasRestored,
  deleted: messages.entryDeleted,
  published: messages.wasPublished,
  unpublished: messages.wasUnpublished,
  draftDeleted: messages.wasDeleted,
  protected: messages.wasProtected,
  scheduled: messages.wasScheduled,
  unscheduled: messages.wasUnscheduled,
}
