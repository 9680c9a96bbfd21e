import { readUserListQuery, type UserListQuery, type UserPage } from '@kudex/domain/access'
import { Button, Cluster, FlashMessage, Pagination, Stack, UserList } from '@kudex/ui'
import { useState } from 'react'
import { createPortalUserClient, NoAccess } from '../portal/index.ts'
import { useAppContext } from '../shared/appContext.ts'
import { downloadText } from './downloadText.ts'
import { InviteUser } from './InviteUser.tsx'
import { toListPath } from './toListPath.ts'
import { toListTexts } from './toListTexts.ts'
import { toUserStatus } from './toTexts.ts'
import { UserFilters } from './UserFilters.tsx'
import { userListMessages as messages } from './userList.messages.ts'
import { provideUserList } from './users.actors.ts'
import { useUsers } from './useUsers.ts'

/** The live list of users; loaded in the browser only. */
export function UserListContent() {
  const { intl, link, navigate, fullPath, settings } = useAppContext()
  const [, search = ''] = fullPath.split('?')
  const query = readUserListQuery(new URLSearchParams(search))
  const [machine] = useState(() => provideUserList(createPortalUserClient(settings)))
  const users = useUsers(machine, query)
  const [hasExportFailed, setExportFailed] = useState(false)
  const page = users.data as UserPage | null

  if (users.isForbidden) return <NoAccess title={intl.formatMessage(messages.title)} />
  const show = (next: UserListQuery) => void navigate(link(toListPath(next)), { keepScrollPosition: true })

  async function exportAudit() {
    setExportFailed(false)
    try {
      downloadText(await createPortalUserClient(settings).fetchAuditExport(), 'audit-trail.csv', 'text/csv')
    } catch {
      setExportFailed(true)
    }
  }

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
          <InviteUser organizations={page?.organizations ?? []} users={users} />
          <Button look="outline" onClick={() => void exportAudit()}>
            {intl.formatMessage(messages.export)}
          </Button>
        </Cluster>
      }
      filters={
        <Stack gap="4">
          {hasExportFailed && <FlashMessage tone="danger" title={intl.formatMessage(messages.exportFailed)} />}
          <UserFilters
            query={query}
            organizations={page?.organizations ?? []}
            total={page?.total ?? null}
            onChange={show}
          />
        </Stack>
      }
      pagination={
        page && (
          <Pagination
            label={intl.formatMessage(messages.pages)}
            page={query.page}
            pageCount={Math.ceil(page.total / page.pageSize)}
            toHref={(to) => link(toListPath({ ...query, page: to }))}
            toPageLabel={(number) => intl.formatMessage(messages.page, { page: number })}
            previousText={intl.formatMessage(messages.previous)}
            nextText={intl.formatMessage(messages.next)}
          />
        )
      }
    />
  )
}
