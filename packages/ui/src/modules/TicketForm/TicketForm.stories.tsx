import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { FileUpload } from '../../components/FileUpload/FileUpload.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { TicketForm } from './TicketForm.js'

const upload = (
  <FileUpload
    name="attachments"
    label="Attachments"
    hint="Images or videos, up to 100 MB each"
    accept="image/*,video/*"
    multiple
    chooseText="Choose files"
    dropText="or drop them here"
    labels={{
      list: 'Chosen files',
      toCancelLabel: (name) => `Cancel ${name}`,
      toRemoveLabel: (name) => `Remove ${name}`,
      toProgressLabel: (name) => `${name} is uploading`,
    }}
    onFilesChosen={() => {}}
  />
)

const fields = {
  location: { label: 'Location' },
  ticketType: { label: 'Ticket type' },
  concern: { label: 'Machine concerned' },
  subject: { label: 'Subject' },
  description: { label: 'Description' },
  machineName: { label: 'Machine name (optional)' },
  serialNumber: { label: 'Serial number (optional)' },
}

const meta = {
  title: 'Modules/TicketForm',
  component: TicketForm,
  args: {
    action: '#send',
    submitText: 'Create ticket',
    errorTitle: 'There is a problem',
    chooseText: 'Please choose',
    cancelLink: { href: '#list', text: 'Cancel' },
    fields,
    upload,
    options: {
      location: [
        { value: 'leeds', text: 'ACME Harness Ltd, Leeds' },
        { value: 'york', text: 'ACME Harness Ltd, York' },
      ],
      ticketType: [
        { value: 'fault', text: 'Fault' },
        { value: 'part', text: 'Spare part' },
        { value: 'question', text: 'Question' },
      ],
      concern: [
        { value: 'alpha', text: 'Kudex Alpha 550' },
        { value: 'other', text: 'Another machine' },
      ],
    },
  },
} satisfies Meta<typeof TicketForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {}

export const Sends: Story = {
  args: { onSubmit: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Location'), 'york')
    await userEvent.type(canvas.getByLabelText('Subject'), 'Feed slips')
    await userEvent.click(canvas.getByRole('button', { name: 'Create ticket' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    const data = (args.onSubmit as ReturnType<typeof fn>).mock.calls[0]?.[0] as FormData
    await expect([data.get('location'), data.get('subject')]).toEqual(['york', 'Feed slips'])
  },
}

export const WithErrors: Story = {
  args: {
    fields: {
      ...fields,
      location: { label: 'Location', error: 'Please select a location' },
      ticketType: { label: 'Ticket type', error: 'Please select a ticket type' },
      concern: { label: 'Machine concerned', error: 'Please select a machine concerned' },
      subject: { label: 'Subject', error: 'Please enter the subject' },
      description: { label: 'Description', error: 'Please enter the description' },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await expect(canvas.getAllByRole('link', { name: /^Please/ })).toHaveLength(5)
  },
}

export const Failed: Story = {
  args: {
    fields: { ...fields, subject: { label: 'Subject', value: 'Feed slips' } },
    formError: 'Something went wrong. Please try again, or write to support@kudex.example.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('support@kudex.example')
    await expect(canvas.getByLabelText('Subject')).toHaveValue('Feed slips')
  },
}

export const Draft: Story = {
  args: {
    draftText: 'Draft saved',
    discard: { text: 'Delete draft', onDiscard: fn() },
    onFieldChange: fn(),
    onFieldFocus: fn(),
    onFieldBlur: fn(),
  },
  render: function Kept(args) {
    const [texts, setTexts] = useState<Partial<Record<keyof typeof fields, string>>>({ subject: 'Feed slips' })
    const kept = Object.entries(args.fields).map(([name, field]) => [
      name,
      { ...field, value: texts[name as keyof typeof fields] },
    ])
    return (
      <TicketForm
        {...args}
        fields={Object.fromEntries(kept) as typeof args.fields}
        onFieldChange={(name, text) => {
          args.onFieldChange?.(name, text)
          setTexts((known) => ({ ...known, [name]: text }))
        }}
      />
    )
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Draft saved')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Subject'), ' badly')
    await expect(args.onFieldFocus).toHaveBeenCalledWith('subject')
    await expect(args.onFieldChange).toHaveBeenLastCalledWith('subject', 'Feed slips badly')
    await userEvent.selectOptions(canvas.getByLabelText('Location'), 'york')
    await expect(args.onFieldBlur).toHaveBeenCalled()
    await expect(canvas.getByLabelText('Location')).toHaveValue('york')
    await userEvent.click(canvas.getByRole('button', { name: 'Delete draft' }))
    await expect(args.discard?.onDiscard).toHaveBeenCalledOnce()
  },
}

export const Queued: Story = {
  args: {
    notice: {
      tone: 'warning',
      title: 'There is no connection',
      text: 'Your ticket will be sent as soon as you are online again, or when you come back to this page.',
      action: { text: 'Do not send', onClick: fn() },
    },
    fields: { ...fields, subject: { label: 'Subject', value: 'Feed slips' } },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('as soon as you are online')
    await userEvent.click(canvas.getByRole('button', { name: 'Do not send' }))
    await expect(args.notice?.action?.onClick).toHaveBeenCalledOnce()
  },
}

export const ChangedElsewhere: Story = {
  args: { notice: { tone: 'info', title: 'You changed this draft in another tab', text: 'This is the newest text.' } },
}

export const WithChecklist: Story = {
  args: {
    checklist: {
      title: 'This helps us most',
      items: ['A close-up of the fault', 'The whole machine', 'The error code on the screen', 'A short video'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'This helps us most' })).toBeVisible()
  },
}

export const Sending: Story = { args: { isSending: true } }

export const Sent: Story = { args: { success: { title: 'Ticket T-10483 was created', text: 'We write to you soon.' } } }

export const LongGerman: Story = inLongGerman({
  ...meta.args,
  submitText: 'Serviceanfrage erstellen',
  cancelLink: { href: '#liste', text: 'Abbrechen' },
  upload: undefined,
  fields: {
    location: { label: 'Standort' },
    ticketType: { label: 'Art der Serviceanfrage' },
    concern: { label: 'Betroffene Maschine' },
    subject: { label: 'Betreff' },
    description: { label: 'Beschreibung der Störungsursache' },
    machineName: { label: 'Maschinenbezeichnung (freiwillig)' },
    serialNumber: { label: 'Seriennummer laut Typenschild (freiwillig)' },
  },
})

export const Chinese: Story = inChinese(meta.args)
