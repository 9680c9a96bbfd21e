import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../components/Button/Button.js'
import { DataTable } from '../../components/DataTable/DataTable.js'
import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import { Stack } from '../../foundations/layout/Layout.js'
import { portalPage, toPage } from '../../stories-assets/portalPage.js'
import * as AccessStories from '../ApplicationAccess/ApplicationAccess.stories.js'
import { ApplicationAccess } from '../ApplicationAccess/ApplicationAccess.js'
import { MessagePage } from '../MessagePage/MessagePage.js'
import { PageSection } from '../PageSection/PageSection.js'
import * as UserStories from '../UserDetail/UserDetail.stories.js'
import { UserDetail } from '../UserDetail/UserDetail.js'
import * as ListStories from '../UserList/UserList.stories.js'
import { UserList } from '../UserList/UserList.js'
import { PageShell } from './PageShell.js'

/** Whole pages of the user administration. */
const meta = {
  title: 'Pages/User administration',
  component: PageShell,
  parameters: { layout: 'fullscreen' },
  args: portalPage,
} satisfies Meta<typeof PageShell>

export default meta
type Story = StoryObj<typeof meta>

const list = { ...ListStories.default.args, headingLevel: 1 } as const

export const Users: Story = toPage(<UserList {...list} />)

export const UsersLoading: Story = toPage(<UserList {...list} {...ListStories.Loading.args} />)

export const UsersEmpty: Story = toPage(<UserList {...list} {...ListStories.Empty.args} />)

export const UsersFailed: Story = toPage(<UserList {...list} {...ListStories.Failed.args} />)

export const User: Story = toPage(
  <UserDetail {...UserStories.default.args}>
    <ApplicationAccess {...AccessStories.default.args} />
  </UserDetail>,
)

export const UserFailed: Story = toPage(<UserDetail {...UserStories.default.args} {...UserStories.Failed.args} />)

/** The user shares no organization with the administrator (UADM-18). */
export const UserNotPermitted: Story = {
  args: {
    children: (
      <PageSection>
        <MessagePage
          tone="error"
          title="You have no permission to view this user"
          text="You administer none of the organizations this person belongs to."
          link={{ href: '#users', text: 'All users' }}
        />
      </PageSection>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('no permission')
    await expect(canvas.getByRole('link', { name: 'All users' })).toHaveAttribute('href', '#users')
  },
}

/** Unknown user id (UADM-19). */
export const UnknownUser: Story = toPage(
  <PageSection>
    <MessagePage
      title="There is no such user"
      text="The address may be mistyped, or the user was deleted."
      details={[{ label: 'ID', value: 'nope' }]}
      link={{ href: '#users', text: 'All users' }}
    />
  </PageSection>,
)

const entries = [
  { id: '1', action: 'Access granted', user: 'Carla Customer', actor: 'Adam Admin', time: '18 Nov 2026, 09:12' },
  { id: '2', action: 'Invited', user: 'Deleted user', actor: 'Adam Admin', time: '12 Nov 2026, 16:40' },
]

const toAudit = (rows: typeof entries) =>
  toPage(
    <PageSection
      title="Audit trail"
      headingLevel={1}
      lead="Who changed what for whom."
      link={{ href: '#users', text: 'All users' }}
    >
      <Stack gap="6">
        <DataTable
          caption="Changes, the newest first"
          hideCaption
          columns={[
            { id: 'action', title: 'Action', isRowHeader: true, toCell: ({ action }) => action },
            { id: 'user', title: 'User', toCell: ({ user }) => user },
            { id: 'actor', title: 'Changed by', toCell: ({ actor }) => actor },
            { id: 'time', title: 'Time (UTC)', toCell: ({ time }) => time },
          ]}
          rows={rows}
          toKey={({ id }) => id}
          placeholder={<EmptyState title="No entries found" />}
        />
        <div>
          <Button look="outline">Export as CSV</Button>
        </div>
      </Stack>
    </PageSection>,
  )

export const Audit: Story = toAudit(entries)

export const AuditEmpty: Story = toAudit([])
