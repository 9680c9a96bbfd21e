import { isAccountId } from '@kudex/domain/access'
import type { User } from '@kudex/domain/identity'
import { MessagePage, UserDetail, useIsHydrated } from '@kudex/ui'
import { lazy, Suspense } from 'react'
import { ServicePage } from '../portal/index.ts'
import { useAppContext } from '../shared/appContext.ts'
import { toDetailTexts } from './toDetailTexts.ts'
import { userDetailMessages as messages } from './userDetail.messages.ts'
import { userListMessages } from './userList.messages.ts'

export interface UserDetailPanelProps {
  readonly user: User | null
  /** Id in the address. */
  readonly id: string
}

/** A user of the administrator's organizations (UADM-14…19). Without a session it shows the sign-in prompt. */
export function UserDetailPanel({ user, id }: UserDetailPanelProps) {
  const context = useAppContext()
  const { intl, link } = context
  const isHydrated = useIsHydrated()
  const loading = <UserDetail {...toDetailTexts(context)} loadingText={intl.formatMessage(messages.loading)} />
  const backLink = { href: link('/mykomax/user-admin'), text: intl.formatMessage(messages.back) }
  return (
    <ServicePage user={user} service="user-administration" title={intl.formatMessage(userListMessages.title)}>
      {(viewer) => {
        if (!isAccountId(id)) {
          return (
            <MessagePage
              tone="error"
              title={intl.formatMessage(messages.invalid)}
              text={intl.formatMessage(messages.invalidText)}
              link={backLink}
            />
          )
        }
        if (!isHydrated) return loading
        return (
          <Suspense fallback={loading}>
            <UserDetailContent id={id} viewerId={viewer.id} />
          </Suspense>
        )
      }}
    </ServicePage>
  )
}

const UserDetailContent = lazy(async () => ({ default: (await import('./UserDetailContent.tsx')).UserDetailContent }))
