import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../components/Button/Button.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { TicketCloseDialog } from './TicketCloseDialog.js'

const fields = { reason: { label: 'Reason' }, comment: { label: 'Comment (optional)' } }

const meta = {
  title: 'Modules/TicketCloseDialog',
  component: TicketCloseDialog,
  args: {
    defaultOpen: true,
    title: 'Close this ticket',
    description: 'A closed ticket takes no more comments.',
    closeLabel: 'Close the dialog',
    action: '#close',
    fields,
    reasons: [
      { value: 'solved', text: 'Solved by Kudex' },
      { value: 'solved-without', text: 'Solved without Kudex' },
      { value: 'not-relevant', text: 'No longer relevant' },
    ],
    submitText: 'Close ticket',
    cancelText: 'Cancel',
  },
} satisfies Meta<typeof TicketCloseDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {}

export const ByKeyboard: Story = {
  args: { defaultOpen: false, trigger: <Button look="outline">Close ticket …</Button>, onSubmit: fn() },
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Close ticket …' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('radio', { name: 'No longer relevant' }))
    await userEvent.type(screen.getByLabelText('Comment (optional)'), 'Machine sold')
    await userEvent.click(screen.getByRole('button', { name: 'Close ticket' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    const data = (args.onSubmit as ReturnType<typeof fn>).mock.calls[0]?.[0] as FormData
    await expect(Object.fromEntries(data)).toEqual({ reason: 'not-relevant', comment: 'Machine sold' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const WithoutReason: Story = {
  args: { fields: { ...fields, reason: { label: 'Reason', error: 'Please select a reason' } } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Solved by Kudex' })).toHaveFocus())
    await expect(screen.getByText('Please select a reason')).toBeVisible()
  },
}

export const Closing: Story = { args: { isSending: true } }

export const Failed: Story = {
  args: {
    fields: { reason: { label: 'Reason', value: 'solved' }, comment: { label: 'Comment (optional)', value: 'Thanks' } },
    failure: { title: 'The ticket could not be closed', text: 'Try again, or write to support@kudex.example.' },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('support@kudex.example')
    await expect(screen.getByLabelText('Comment (optional)')).toHaveValue('Thanks')
  },
}

export const Conflict: Story = {
  args: {
    fields: {
      reason: { label: 'Reason', value: 'not-relevant' },
      comment: { label: 'Comment (optional)', value: 'Machine sold' },
    },
    failure: {
      title: 'The ticket has changed',
      text: 'Rolf Imhof replied on 19 Nov 2026, 08:30. Close it all the same?',
    },
    onFieldChange: fn(),
    draftText: 'Draft saved',
  },
  play: async ({ args }) => {
    await expect(await screen.findByRole('radio', { name: 'No longer relevant' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'Solved by Kudex' }))
    await expect(args.onFieldChange).toHaveBeenCalledWith('reason', 'solved')
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
