import type { UserDetailProps } from '@kudex/ui'
import type { AppContext } from '../shared/appContext.ts'
import { userDetailMessages as messages } from './userDetail.messages.ts'
import { userFieldMessages as fields } from './userFields.messages.ts'

/** Texts of the page of a user that do not depend on the user (UADM-02). */
export function toDetailTexts({ intl }: Pick<AppContext, 'intl'>): Pick<UserDetailProps, 'organizations'> {
  return {
    organizations: {
      title: intl.formatMessage(messages.organizations),
      labels: {
        orguid: intl.formatMessage(fields.orguid),
        subRegion: intl.formatMessage(fields.subRegion),
        country: intl.formatMessage(fields.country),
        city: intl.formatMessage(fields.city),
        members: intl.formatMessage(fields.members),
      },
      entries: [],
      emptyText: intl.formatMessage(messages.empty),
    },
  }
}
