import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../components/Button/Button.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { InvitePanel } from './InvitePanel.js'

const fields = {
  email: { label: 'E-mail', hint: 'The invitation is sent to this address.' },
  organization: { label: 'Organization' },
  application: { label: 'Application' },
  role: { label: 'Role' },
}

const meta = {
  title: 'Modules/InvitePanel',
  component: InvitePanel,
  args: {
    defaultOpen: true,
    title: 'Invite a user',
    closeLabel: 'Close',
    action: '#invite',
    errorTitle: 'There is a problem',
    submitText: 'Send invitation',
    fields,
    options: {
      organization: [
        { value: 'acme', text: 'ACME Harness Ltd' },
        { value: 'shared', text: 'Shared Wiring AG' },
      ],
      application: [
        { value: 'tickets', text: 'Service tickets' },
        { value: 'inventory', text: 'Inventory' },
      ],
      role: [
        { value: 'user', text: 'User' },
        { value: 'admin', text: 'Administrator' },
      ],
    },
  },
} satisfies Meta<typeof InvitePanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {}

export const ByKeyboard: Story = {
  args: { defaultOpen: false, trigger: <Button>Invite a user</Button>, onSubmit: fn() },
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Invite a user' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.type(await screen.findByLabelText('E-mail'), 'new@acme.example{Enter}')
    const data = (args.onSubmit as ReturnType<typeof fn>).mock.calls[0]?.[0] as FormData
    await expect(data.get('email')).toBe('new@acme.example')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const RolesFollowTheApplication: Story = {
  args: { onFieldChange: fn() },
  play: async ({ args }) => {
    await userEvent.selectOptions(await screen.findByLabelText('Application'), 'inventory')
    await expect(args.onFieldChange).toHaveBeenCalledWith('application', 'inventory')
  },
}

export const InvalidAddress: Story = {
  args: {
    fields: {
      ...fields,
      email: { label: 'E-mail', value: 'abc', error: 'Please provide a valid email address' },
    },
  },
  play: async () => expect(await screen.findByLabelText('E-mail')).toHaveValue('abc'),
}

export const AlreadyThere: Story = {
  args: {
    failure: { title: 'The user already exists', profileLink: { href: '#profile', text: 'Go to the profile' } },
  },
  play: async () =>
    expect(await screen.findByRole('link', { name: 'Go to the profile' })).toHaveAttribute('href', '#profile'),
}

export const Failed: Story = {
  args: {
    failure: {
      title: 'The invitation could not be sent',
      details: {
        summary: 'Technical details',
        rows: [
          { label: 'Status', value: '503' },
          { label: 'Reason', value: 'mail queue unavailable' },
        ],
      },
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByText('Technical details'))
    await expect(screen.getByText('mail queue unavailable')).toBeVisible()
  },
}

export const SessionEnded: Story = {
  args: {
    failure: {
      title: 'Your session has ended',
      text: 'Log in again to continue.',
      retryText: 'Log in again',
      onRetry: fn(),
    },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Log in again' }))
    await expect(args.failure?.onRetry).toHaveBeenCalledOnce()
  },
}

export const Sending: Story = { args: { isSending: true } }

export const Sent: Story = { args: { success: { title: 'The invitation was sent', text: 'It is valid for 7 days.' } } }

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
