import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../components/Button/Button.js'
import { FileUpload } from '../../components/FileUpload/FileUpload.js'
import * as FileUploadStories from '../../components/FileUpload/FileUpload.stories.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { TicketDetail } from './TicketDetail.js'

const form = { action: '#comment', field: { label: 'Your comment' }, submitText: 'Send comment' }

const comments = {
  title: 'Comments',
  emptyText: 'No comments yet.',
  form,
  entries: [
    {
      id: 'a',
      author: 'Rolf Imhof',
      roleText: 'Service',
      writtenOn: { dateTime: '2026-11-18T14:20', text: '18 Nov 2026, 14:20' },
      text: 'Please send us the force curve of the last hundred crimps.\nThe menu is Analysis, then Export.',
    },
    {
      id: 'b',
      author: 'Carla Customer',
      writtenOn: { dateTime: '2026-11-19T08:05', text: '19 Nov 2026, 08:05' },
      text: 'Here it is, with a video of the press.',
      attachments: [{ href: '#video', text: 'press.mp4, 24 MB' }],
    },
  ],
}

const ticket = {
  ticketId: 'T-10482',
  subject: 'Crimp force drifts after two hours',
  status: { text: 'Open', tone: 'warning' as const },
  descriptionLabel: 'Description',
  description: 'After about two hours the force rises by six per cent.\nA restart helps for another two hours.',
  facts: [
    { label: 'Type', value: 'Fault' },
    { label: 'Machine', value: 'Kudex Alpha 550' },
    { label: 'Serial number', value: 'A550-20417' },
    { label: 'Concern', value: 'Crimping' },
    { label: 'Location', value: 'ACME Harness Ltd, Leeds' },
    { label: 'Contact', value: 'Carla Customer' },
    { label: 'Created on', value: '18 Nov 2026' },
  ],
}

const meta = {
  title: 'Modules/TicketDetail',
  component: TicketDetail,
  parameters: { layout: 'fullscreen' },
  args: {
    backLink: { href: '#list', text: 'All tickets' },
    close: <Button look="outline">Close ticket</Button>,
    ticket,
    comments,
  },
} satisfies Meta<typeof TicketDetail>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {}

export const SendsAComment: Story = {
  args: { comments: { ...comments, form: { ...form, onSubmit: fn() } } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Your comment'), 'It works again')
    await userEvent.click(canvas.getByRole('button', { name: 'Send comment' }))
    const onSubmit = args.comments.form?.onSubmit as ReturnType<typeof fn>
    const data = onSubmit.mock.calls[0]?.[0] as FormData
    await expect(data.get('comment')).toBe('It works again')
  },
}

export const WithUpload: Story = {
  args: {
    comments: {
      ...comments,
      form: {
        ...form,
        upload: <FileUpload {...FileUploadStories.default.args} {...FileUploadStories.FileStates.args} />,
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('form')).toHaveAttribute('enctype', 'multipart/form-data')
  },
}

export const EmptyComment: Story = {
  args: {
    comments: { ...comments, form: { ...form, field: { label: 'Your comment', error: 'Please enter a comment' } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Your comment')).toHaveFocus()
    await expect(canvas.getByLabelText('Your comment')).toHaveAccessibleDescription('Please enter a comment')
  },
}

export const CommentFailed: Story = {
  args: {
    comments: {
      ...comments,
      form: {
        ...form,
        field: { label: 'Your comment', value: 'It works again' },
        failure: { title: 'Something went wrong', text: 'Try again, or write to support@kudex.example.' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('support@kudex.example')
    await expect(canvas.getByLabelText('Your comment')).toHaveValue('It works again')
  },
}

export const CommentSent: Story = {
  args: { comments: { ...comments, form: { ...form, successText: 'Your comment was sent' } } },
}

export const Closed: Story = {
  args: {
    close: undefined,
    ticket: { ...ticket, status: { text: 'Closed' } },
    comments: { ...comments, form: undefined, closedText: 'This ticket is closed. It takes no more comments.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.getByText(/takes no more comments/)).toBeVisible()
  },
}

export const WithoutComments: Story = { args: { comments: { ...comments, entries: [] } } }

export const Loading: Story = { args: { ticket: undefined, loadingText: 'The ticket is loading' } }

export const Failed: Story = {
  args: {
    ticket: undefined,
    failure: { title: 'There is no such ticket', text: 'It may belong to another organization.' },
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
