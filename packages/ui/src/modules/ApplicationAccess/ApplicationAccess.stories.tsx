import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../components/Button/Button.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { pressesButton } from '../../stories-assets/plays.js'
import { ApplicationAccess } from './ApplicationAccess.js'
import type { Access } from './ApplicationAccess.types.js'

const asked = { requestedBy: 'Carla Customer', requestDate: { dateTime: '2026-11-12', text: '12 Nov 2026' } }

const all: readonly Access[] = [
  { id: '1', application: 'Service tickets', role: 'User', status: 'active', actions: ['update', 'withdraw'] },
  { id: '2', application: 'Inventory', role: 'User', status: 'pending', ...asked, actions: ['accept', 'deny'] },
  { id: '3', application: 'Kudex Direct', role: 'Buyer', status: 'invited', ...asked, actions: ['resend'] },
  { id: '4', application: 'Wire-flow', role: 'User', status: 'invite-expired', ...asked, actions: ['send-new'] },
  { id: '5', application: 'Master data', role: 'Reader', status: 'inactive', actions: ['grant'] },
  { id: '6', application: 'Wire master', role: 'User', status: 'declined', ...asked, actions: ['grant'] },
  { id: '7', application: 'Training', role: 'User', status: 'unknown', actions: [] },
]

const meta = {
  title: 'Modules/ApplicationAccess',
  component: ApplicationAccess,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Applications',
    accesses: all,
    labels: { role: 'Role', requestedBy: 'Requested by', requestDate: 'Request date' },
    statusTexts: {
      invited: 'Invited',
      'invite-expired': 'Invite expired',
      pending: 'Pending',
      active: 'Active',
      inactive: 'Inactive',
      declined: 'Declined',
      unknown: 'Unknown',
    },
    actionTexts: {
      grant: 'Grant access',
      accept: 'Accept request',
      update: 'Update access',
      resend: 'Resend invite',
      'send-new': 'Send new invite',
      deny: 'Deny request',
      withdraw: 'Withdraw access',
    },
    toActionLabel: (action: string, application: string) => `${action}: ${application}`,
    confirmations: {
      withdraw: {
        title: 'Withdraw access?',
        description: 'The person can no longer use the application.',
        confirmText: 'Withdraw',
        cancelText: 'Cancel',
        closeLabel: 'Close the dialog',
      },
    },
    add: <Button look="outline">Add application</Button>,
    emptyText: 'No entries found',
    onAction: fn(),
  },
} satisfies Meta<typeof ApplicationAccess>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await pressesButton(canvas.getByRole('button', { name: 'Grant access: Master data' }))
    await expect(args.onAction).toHaveBeenCalledTimes(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Accept request: Inventory' }))
    await expect(args.onAction).toHaveBeenCalledWith('2', 'accept')
  },
}

export const Playground: Story = {}

export const AsksForConfirmation: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw access: Service tickets' }))
    await expect(args.onAction).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }))
    await expect(args.onAction).toHaveBeenCalledWith('1', 'withdraw')
  },
}

/** Ends the action that a story has started. */
let endAction = () => {}

/** An action replaces the buttons of its row; the focus moves to the section. */
export const KeepsFocus: Story = {
  render: function Render(args) {
    const [access, setAccess] = useState<Access>({
      ...all[1]!,
      editor: <Button>Save</Button>,
    })
    endAction = () => setAccess({ ...access, status: 'active', actions: ['withdraw'], editor: undefined })
    return <ApplicationAccess {...args} accesses={[access]} />
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept request: Inventory' }))
    endAction()
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Applications' })).toHaveFocus())
  },
}

export const KeepsFocusOfEditor: Story = {
  ...KeepsFocus,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    endAction()
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Applications' })).toHaveFocus())
  },
}

export const Running: Story = {
  args: {
    accesses: [
      { ...asked, id: '2', application: 'Inventory', role: 'User', status: 'pending', actions: ['accept', 'deny'] },
    ].map((access) => ({ ...access, running: 'accept' }) as Access),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept request: Inventory' }))
    await expect(args.onAction).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Deny request: Inventory' })).toBeDisabled()
  },
}

export const Results: Story = {
  args: {
    accesses: [
      {
        id: '1',
        application: 'Service tickets',
        role: 'User',
        status: 'active',
        actions: ['update', 'withdraw'],
        result: { tone: 'success', title: 'The request was accepted' },
      },
      {
        id: '2',
        application: 'Inventory',
        role: 'User',
        status: 'pending',
        ...asked,
        actions: ['accept', 'deny'],
        result: { tone: 'danger', title: 'The request could not be denied', text: 'Please try again later.' },
      },
    ],
  },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('could not be denied'),
}

export const Loading: Story = { args: { accesses: [], loadingText: 'Applications are loading' } }

export const Empty: Story = { args: { accesses: [] } }

export const Failed: Story = {
  args: {
    accesses: [],
    failure: { title: 'The applications could not be loaded', retryText: 'Try again', onRetry: fn() },
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
