import { type UserListQuery, type UserPage, writeUserListQuery } from '@kudex/domain/access'
import { ButtonLink, Cluster, UserList } from '@kudex/ui'
import { useState } from 'react'
import { createPortalUserClient, ListPagination, NoAccess } from '../portal/index.ts'
import { useAppContext } from '../shared/appContext.ts'
import { InviteUser } from './InviteUser.tsx'
import { toListTexts } from './toListTexts.ts'
import { toUserStatus } from './toTexts.tsx'
import { UserFilters } from './UserFilters.tsx'
import { userListMessages as messages } from './userList.messages.ts'
import { provideUserList } from './users.actors.ts'
import { useUsers } from './useUsers.tsx'

export interface UserListPanelProps {
  readonly query: UserListQuery
  /** The page of the query as rendered by the server. */
  readonly page: UserPage
  /** Id of the administrator. */
  readonly viewerId: string
}

/** The users of the administrator's organizations (UADM-01). */
export function UserListPanel({ query, page: first, viewerId }: UserListPanelProps) {
  const { intl, link, navigate, settings } = useAppContext()
  const [machine] = useState(() => provideUserList(() => createPortalUserClient(settings)))
  const users = useUsers(machine, query, first)
  const page = users.data as UserPage | null

  if (users.isForbidden) return <NoAccess title={intl.formatMessage(messages.title)} />
  const show = (next: UserListQuery) => void navigate(link(toListPath(next)), { keepScrollPosition: true })

  return (
    <UserList
      {...toListTexts(intl)}
      loadingText={users.isLoading ? intl.formatMessage(messages.loading) : undefined}
      failure={users.failure}
      users={(page?.users ?? []).map((user) => ({
        id: user.id,
        href: link(`/mykomax/user-admin/${user.id}`),
        firstName: user.firstName,
        lastName: user.lastName,
        email: user.email,
        organizations: user.organizations.map(({ name }) => name),
        status: toUserStatus(intl, user.status),
      }))}
      action={
        <Cluster gap="3">
          <InviteUser organizations={page?.organizations ?? []} viewerId={viewerId} users={users} />
          <ButtonLink look="outline" href={link('/mykomax/user-admin/audit')}>
            {intl.formatMessage(messages.audit)}
          </ButtonLink>
        </Cluster>
      }
      filters={
        <UserFilters
          query={query}
          organizations={page?.organizations ?? []}
          total={page?.total ?? null}
          onChange={show}
        />
      }
      pagination={
        page && (
          <ListPagination
            label={intl.formatMessage(messages.pages)}
            page={query.page}
            pageCount={Math.ceil(page.total / page.pageSize)}
            toHref={(to) => link(toListPath({ ...query, page: to }))}
          />
        )
      }
    />
  )
}

function toListPath(query: UserListQuery): string {
  const parameters = writeUserListQuery(query).toString()
  return `/mykomax/user-admin${parameters && `?${parameters}`}`
}
