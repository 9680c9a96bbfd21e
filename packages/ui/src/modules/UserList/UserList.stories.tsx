import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../components/Button/Button.js'
import { FilterBar } from '../../components/FilterBar/FilterBar.js'
import { TextField } from '../../components/TextField/TextField.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { pressesButton } from '../../stories-assets/plays.js'
import { UserList } from './UserList.js'

const meta = {
  title: 'Modules/UserList',
  component: UserList,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'User administration',
    caption: 'Users and their organizations',
    action: <Button>Invite a user</Button>,
    emptyText: 'No entries found',
    filters: (
      <FilterBar label="Search users" submitText="Search" resultText="3 users">
        <TextField name="query" label="Name or e-mail" />
      </FilterBar>
    ),
    labels: { name: 'Name', email: 'E-mail', organization: 'Organization', status: 'Status' },
    sort: { columnId: 'name', direction: 'ascending' },
    onSortChange: fn(),
    users: [
      {
        id: '1',
        href: '#1',
        firstName: 'Adam',
        lastName: 'Admin',
        email: 'adam.admin@acme.example',
        organizations: ['ACME Harness Ltd', 'Shared Wiring AG'],
        status: { text: 'Active', tone: 'success' },
      },
      {
        id: '2',
        href: '#2',
        firstName: 'Carla',
        lastName: 'Customer',
        email: 'carla.customer@acme.example',
        organizations: ['ACME Harness Ltd'],
        status: { text: 'Pending', tone: 'warning' },
      },
      {
        id: '3',
        href: '#3',
        firstName: '',
        lastName: '',
        email: 'someone.with.a.very.long.address@production.acme.example',
        organizations: ['ACME Harness Ltd'],
        status: { text: 'Invited', tone: 'info' },
      },
    ],
  },
} satisfies Meta<typeof UserList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await pressesButton(canvas.getByRole('button', { name: 'Organization' }))
    await expect(args.onSortChange).toHaveBeenCalledTimes(3)
    await expect(canvas.getByRole('link', { name: 'Adam Admin' })).toHaveAttribute('href', '#1')
    // A user without a name is shown by e-mail address.
    await expect(canvas.getByRole('rowheader', { name: /someone\.with/ })).toBeVisible()
  },
}

export const Playground: Story = {}

export const Loading: Story = { args: { loadingText: 'Users are loading', users: [] } }

export const Empty: Story = { args: { users: [] } }

export const Failed: Story = {
  args: { users: [], failure: { title: 'The users could not be loaded', retryText: 'Try again', onRetry: fn() } },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
