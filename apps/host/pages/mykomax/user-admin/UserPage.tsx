import { MessagePage, PageSection } from '@kudex/ui'
import { useAppContext } from '../../../features/shared/index.ts'
import {
  UserDetailPanel,
  userDetailMessages as messages,
  userListMessages,
} from '../../../features/user-admin/index.ts'
import type { PortalState } from '../portal.types.ts'
import { PortalStatePage } from '../PortalStatePage.tsx'
import type { ShownUser } from './loadUsers.ts'

/** A user of the administrator's organizations (UADM-14…19). */
export function UserPage({ state }: { readonly state: PortalState<ShownUser> }) {
  const { intl, link } = useAppContext()
  return (
    <PortalStatePage title={intl.formatMessage(userListMessages.title)} state={state}>
      {({ id, user, viewerId }) =>
        id === null ? (
          <PageSection>
            <MessagePage
              tone="error"
              title={intl.formatMessage(messages.invalid)}
              text={intl.formatMessage(messages.invalidText)}
              link={{ href: link('/mykomax/user-admin'), text: intl.formatMessage(messages.back) }}
            />
          </PageSection>
        ) : (
          <UserDetailPanel id={id} user={user} viewerId={viewerId} />
        )
      }
    </PortalStatePage>
  )
}
