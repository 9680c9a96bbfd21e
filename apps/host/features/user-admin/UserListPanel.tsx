import type { User } from '@kudex/domain/identity'
import { UserList, useIsHydrated } from '@kudex/ui'
import { lazy, Suspense } from 'react'
import { ServicePage } from '../portal/index.ts'
import { useAppContext } from '../shared/appContext.ts'
import { toListTexts } from './toListTexts.ts'
import { userListMessages as messages } from './userList.messages.ts'

/** The users of the administrator's organizations (UADM-01). Without a user it shows the sign-in prompt. */
export function UserListPanel({ user }: { readonly user: User | null }) {
  const { intl } = useAppContext()
  const isHydrated = useIsHydrated()
  const loading = <UserList {...toListTexts(intl)} users={[]} loadingText={intl.formatMessage(messages.loading)} />
  return (
    <ServicePage user={user} service="user-administration" title={intl.formatMessage(messages.title)}>
      {() =>
        isHydrated ? (
          <Suspense fallback={loading}>
            <UserListContent />
          </Suspense>
        ) : (
          loading
        )
      }
    </ServicePage>
  )
}

const UserListContent = lazy(async () => ({ default: (await import('./UserListContent.tsx')).UserListContent }))
