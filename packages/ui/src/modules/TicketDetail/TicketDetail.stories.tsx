import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../components/Button/Button.js'
import { FileUpload } from '../../components/FileUpload/FileUpload.js'
import * as FileUploadStories from '../../components/FileUpload/FileUpload.stories.js'
import { VideoPlayer } from '../../components/VideoPlayer/VideoPlayer.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { machinePicture } from '../../stories-assets/machinePictures.js'
import { TicketCommentForm } from './TicketCommentForm.js'
import { TicketDetail } from './TicketDetail.js'
import type { TicketCommentFormProps } from './TicketDetail.types.js'

const form = (props: Partial<TicketCommentFormProps> = {}) => (
  <TicketCommentForm action="#comment" field={{ label: 'Your comment' }} submitText="Send comment" {...props} />
)

const comments = {
  title: 'Comments',
  emptyText: 'No comments yet.',
  form: form(),
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

const onSubmit = fn()

export const SendsAComment: Story = {
  args: { comments: { ...comments, form: form({ onSubmit }) } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Your comment'), 'It works again')
    await userEvent.click(canvas.getByRole('button', { name: 'Send comment' }))
    const data = onSubmit.mock.calls[0]?.[0] as FormData
    await expect(data.get('comment')).toBe('It works again')
  },
}

export const WithUpload: Story = {
  args: {
    comments: {
      ...comments,
      form: form({
        upload: <FileUpload {...FileUploadStories.default.args} {...FileUploadStories.FileStates.args} />,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('form')).toHaveAttribute('enctype', 'multipart/form-data')
  },
}

export const EmptyComment: Story = {
  args: {
    comments: { ...comments, form: form({ field: { label: 'Your comment', error: 'Please enter a comment' } }) },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Your comment')).toHaveFocus())
    await expect(canvas.getByLabelText('Your comment')).toHaveAccessibleDescription('Please enter a comment')
  },
}

export const CommentFailed: Story = {
  args: {
    comments: {
      ...comments,
      form: form({
        field: { label: 'Your comment', value: 'It works again' },
        failure: { title: 'Something went wrong', text: 'Try again, or write to support@kudex.example.' },
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('support@kudex.example')
    await expect(canvas.getByLabelText('Your comment')).toHaveValue('It works again')
  },
}

export const CommentSent: Story = {
  args: { comments: { ...comments, form: form({ successText: 'Your comment was sent' }) } },
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

export const Reopen: Story = {
  args: {
    ...Closed.args,
    reopen: <Button look="outline">Reopen until 19 Dec 2026</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reopen until 19 Dec 2026' })).toBeVisible()
  },
}

export const Reopened: Story = {
  args: { successText: 'New status: Open' },
  play: async () => {
    await waitFor(() => expect(document.activeElement).toHaveTextContent('New status: Open'))
  },
}

export const HistoryAndWatchers: Story = {
  args: {
    ticket: {
      ...ticket,
      status: { text: 'Waiting', tone: 'warning' },
      statusText: 'We are waiting for your answer. The ticket goes on as soon as you write a comment.',
      history: {
        title: 'History',
        entries: [
          {
            id: '1',
            text: 'Created by Carla Customer',
            changedOn: { dateTime: '2026-11-18T09:12', text: '18 Nov 2026, 09:12' },
          },
          {
            id: '2',
            text: 'Rolf Imhof asked for more information',
            changedOn: { dateTime: '2026-11-18T14:20', text: '18 Nov 2026, 14:20' },
          },
        ],
      },
      watchers: {
        title: 'Watchers',
        names: ['Carla Customer', 'Adam Admin'],
        emptyText: 'This ticket has no watchers.',
        action: <Button look="outline">Stop watching</Button>,
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('History'))
    await expect(canvas.getByText('Rolf Imhof asked for more information')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Watchers' })).toHaveTextContent('Adam Admin')
    await expect(canvas.getByText(/waiting for your answer/)).toBeVisible()
  },
}

export const WithFiles: Story = {
  args: {
    ticket: {
      ...ticket,
      attachments: [
        {
          href: '#image',
          text: 'crimp.jpg, 3 MB',
          thumbnail: machinePicture('crimp', '', 160, 107),
        },
        {
          href: '#video',
          text: 'press.mp4, 24 MB',
          player: (
            <VideoPlayer
              title="press.mp4"
              source={{ type: 'file', src: 'data:video/mp4;base64,', mediaType: 'video/mp4' }}
              poster={machinePicture('crimp', '', 640, 360)}
              playLabel="Play video: press.mp4"
              linkText="Watch the video"
            />
          ),
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'crimp.jpg, 3 MB' })).toHaveAttribute('href', '#image')
    await expect(canvas.getByRole('button', { name: 'Play video: press.mp4' })).toBeVisible()
  },
}

export const NewReply: Story = {
  args: { newsText: 'New reply from Rolf Imhof' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New reply from Rolf Imhof')).toHaveAttribute('role', 'status')
  },
}

const onFieldChange = fn()

export const CommentQueued: Story = {
  args: {
    comments: {
      ...comments,
      form: form({
        field: { label: 'Your comment', value: 'It works again' },
        draftText: 'Draft saved',
        onFieldChange,
        notice: {
          tone: 'warning',
          title: 'There is no connection',
          text: 'Your comment will be sent as soon as you are online again.',
          action: { text: 'Do not send', onClick: fn() },
        },
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Your comment')).toHaveValue('It works again')
    await userEvent.type(canvas.getByLabelText('Your comment'), '!')
    await expect(onFieldChange).toHaveBeenCalledWith('comment', 'It works again!')
  },
}

export const ChangedMeanwhile: Story = {
  args: {
    notice: {
      tone: 'info',
      title: 'The ticket has changed',
      text: 'Rolf Imhof set it to “Waiting” on 19 Nov 2026, 08:30. Please check whether you still want to close it.',
    },
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
