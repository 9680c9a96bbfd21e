import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { headerContent, userMenuContent } from '../../stories-assets/siteContent.js'
import * as AccountStories from '../AccountSettings/AccountSettings.stories.js'
import { AccountSettings } from '../AccountSettings/AccountSettings.js'
import { Header } from '../Header/Header.js'
import * as InventoryStories from '../Inventory/Inventory.stories.js'
import { Inventory } from '../Inventory/Inventory.js'
import { MessagePage } from '../MessagePage/MessagePage.js'
import { PageSection } from '../PageSection/PageSection.js'
import * as SignInStories from '../SignInShell/SignInShell.stories.js'
import { SignInShell } from '../SignInShell/SignInShell.js'
import * as TicketStories from '../TicketDetail/TicketDetail.stories.js'
import { TicketDetail } from '../TicketDetail/TicketDetail.js'
import * as TicketListStories from '../TicketList/TicketList.stories.js'
import { TicketList } from '../TicketList/TicketList.js'
import * as UserStories from '../UserDetail/UserDetail.stories.js'
import { UserDetail } from '../UserDetail/UserDetail.js'
import * as UserListStories from '../UserList/UserList.stories.js'
import { UserList } from '../UserList/UserList.js'
import { UserMenu } from '../UserMenu/UserMenu.js'
import * as WireStories from '../WireFlow/WireFlow.stories.js'
import { WireFlow } from '../WireFlow/WireFlow.js'
import { PageShell } from './PageShell.js'
import * as ShellStories from './PageShell.stories.js'

/** Whole pages for signed-in users. */
const meta = {
  title: 'Pages/Portal',
  component: PageShell,
  parameters: { layout: 'fullscreen' },
  args: {
    ...ShellStories.default.args,
    header: <Header {...headerContent} userMenu={<UserMenu {...userMenuContent} />} />,
  },
} satisfies Meta<typeof PageShell>

export default meta
type Story = StoryObj<typeof meta>

/** Signed out: contains no personal data. */
export const SignIn: Story = {
  args: {
    header: ShellStories.default.args.header,
    children: <SignInShell {...SignInStories.default.args} />,
  },
}

export const Tickets: Story = {
  args: { children: <TicketList {...TicketListStories.default.args} headingLevel={1} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Service tickets')
  },
}

export const Ticket: Story = { args: { children: <TicketDetail {...TicketStories.default.args} /> } }

export const Machines: Story = { args: { children: <Inventory {...InventoryStories.default.args} headingLevel={1} /> } }

export const Account: Story = { args: { children: <AccountSettings {...AccountStories.default.args} /> } }

export const WireService: Story = { args: { children: <WireFlow {...WireStories.default.args} /> } }

export const Users: Story = { args: { children: <UserList {...UserListStories.default.args} headingLevel={1} /> } }

export const User: Story = { args: { children: <UserDetail {...UserStories.default.args} /> } }

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
export const UnknownUser: Story = {
  args: {
    children: (
      <PageSection>
        <MessagePage
          title="There is no such user"
          text="The address may be mistyped, or the user was deleted."
          details={[{ label: 'ID', value: 'nope' }]}
          link={{ href: '#users', text: 'All users' }}
        />
      </PageSection>
    ),
  },
}
