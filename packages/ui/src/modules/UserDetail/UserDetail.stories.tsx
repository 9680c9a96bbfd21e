import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { ApplicationAccess } from '../ApplicationAccess/ApplicationAccess.js'
import * as AccessStories from '../ApplicationAccess/ApplicationAccess.stories.js'
import { UserDetail } from './UserDetail.js'

const removal = {
  label: 'Remove membership: ACME Harness Ltd',
  buttonText: 'Remove membership',
  confirmTitle: 'Remove the membership?',
  confirmText: 'The person no longer belongs to the organization.',
  confirmButtonText: 'Remove',
  cancelText: 'Cancel',
  closeLabel: 'Close the dialog',
  onStart: fn(),
}

const shared = {
  ...removal,
  label: 'Remove membership: Shared Wiring AG',
  confirmWarning: 'It is the only organization you have in common: you lose the right to administer this person.',
}

const organizations = {
  title: 'Organizations',
  labels: {
    orguid: 'Organization number',
    subRegion: 'Sub region',
    country: 'Country',
    city: 'City',
    members: 'Members',
  },
  emptyText: 'No entries found',
  entries: [
    {
      id: 'acme',
      name: 'ACME Harness Ltd',
      orguid: 'ORG-10442',
      subRegion: 'Northern Europe',
      country: 'United Kingdom',
      city: 'Leeds',
      members: '14',
      removal,
    },
    {
      id: 'shared',
      name: 'Shared Wiring AG',
      orguid: 'ORG-20817',
      subRegion: 'Central Europe',
      country: 'Switzerland',
      city: 'Lucerne',
      members: '3',
      removal: shared,
    },
  ],
}

const meta = {
  title: 'Modules/UserDetail',
  component: UserDetail,
  parameters: { layout: 'fullscreen' },
  args: {
    backLink: { href: '#users', text: 'All users' },
    person: {
      name: 'Carla Customer',
      status: { text: 'Active', tone: 'success' },
      facts: [
        { label: 'First name', value: 'Carla' },
        { label: 'Last name', value: 'Customer' },
        { label: 'E-mail', value: 'carla.customer@acme.example' },
      ],
    },
    organizations,
    deletion: {
      title: 'Delete user',
      text: 'The person can no longer sign in. Tickets and comments stay.',
      buttonText: 'Delete this user',
      confirmTitle: 'Delete Carla Customer?',
      confirmText: 'This cannot be undone.',
      confirmButtonText: 'Delete',
      cancelText: 'Cancel',
      closeLabel: 'Close the dialog',
      onStart: fn(),
    },
    children: (
      <ApplicationAccess {...AccessStories.default.args} accesses={AccessStories.default.args.accesses.slice(0, 2)} />
    ),
  },
} satisfies Meta<typeof UserDetail>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Carla Customer')
    await expect(canvas.getByText('ORG-10442')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Applications' })).toBeVisible()
  },
}

export const Playground: Story = {}

/** Keyboard only: Enter opens the confirmation, Escape returns to the button, Enter on the answer starts. */
export const RemovesAMembership: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Remove membership: ACME Harness Ltd' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('dialog')).toHaveAccessibleName('Remove the membership?')
    await expect(screen.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(removal.onStart).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    ;(await screen.findByRole('button', { name: 'Remove' })).focus()
    await userEvent.keyboard('{Enter}')
    await expect(removal.onStart).toHaveBeenCalledOnce()
  },
}

/** Removing the last common organization also removes the administrator's rights; the dialog warns about it. */
export const WarnsOfLostRights: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove membership: Shared Wiring AG' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('you lose the right')
  },
}

export const DeletesTheUser: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete this user' }))
    await expect(args.deletion?.onStart).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await expect(args.deletion?.onStart).toHaveBeenCalledOnce()
  },
}

export const Running: Story = {
  args: {
    organizations: {
      ...organizations,
      entries: organizations.entries.map((entry, index) => ({
        ...entry,
        removal: { ...entry.removal, ...(index === 0 ? { isRunning: true } : { disabled: true }) },
      })),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove membership: ACME Harness Ltd' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Remove membership: Shared Wiring AG' })).toBeDisabled()
  },
}

export const Removed: Story = {
  args: {
    organizations: { ...organizations, entries: organizations.entries.slice(1) },
    result: { tone: 'success', title: 'The membership was removed' },
  },
}

export const RemovalFailed: Story = {
  args: {
    organizations: {
      ...organizations,
      entries: organizations.entries.map((entry, index) =>
        index > 0
          ? entry
          : {
              ...entry,
              result: {
                tone: 'danger' as const,
                title: 'The membership could not be removed',
                text: 'Please try again later.',
              },
            },
      ),
    },
  },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('could not be removed')
    await expect(alert.closest('li')).toHaveTextContent('ACME Harness Ltd')
  },
}

export const DeletionFailed: Story = {
  args: {
    deletion: {
      ...meta.args.deletion,
      result: { tone: 'danger', title: 'The user could not be deleted', text: 'Please try again later.' },
    },
  },
}

/** Without a name yet, without an organization, and without the right to delete. */
export const Invited: Story = {
  args: {
    person: {
      name: 'someone.with.a.very.long.address@production.acme.example',
      status: { text: 'Invited', tone: 'info' },
      facts: [{ label: 'E-mail', value: 'someone.with.a.very.long.address@production.acme.example' }],
    },
    organizations: { ...organizations, entries: [] },
    deletion: undefined,
  },
}

export const Loading: Story = { args: { person: undefined, loadingText: 'The user is loading' } }

export const Failed: Story = {
  args: {
    person: undefined,
    failure: { title: 'The user could not be loaded', retryText: 'Try again', onRetry: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be loaded')
    await expect(canvas.queryByRole('heading', { name: 'Organizations' })).toBeNull()
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
