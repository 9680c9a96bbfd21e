import type { IntlShape } from '@kudex/intl/messages'
import type { UserListProps } from '@kudex/ui'
import { userFieldMessages as fields } from './userFields.messages.ts'
import { userListMessages as messages } from './userList.messages.ts'

type ListTexts = Pick<UserListProps, 'title' | 'headingLevel' | 'caption' | 'labels' | 'emptyText'>

/** Title, caption, columns and empty text of the list of users (UADM-02, UADM-20). */
export function toListTexts(intl: IntlShape): ListTexts {
  return {
    title: intl.formatMessage(messages.title),
    headingLevel: 1,
    caption: intl.formatMessage(messages.caption),
    emptyText: intl.formatMessage(messages.empty),
    labels: {
      name: intl.formatMessage(fields.name),
      email: intl.formatMessage(fields.email),
      organization: intl.formatMessage(fields.organization),
      status: intl.formatMessage(fields.status),
    },
  }
}
