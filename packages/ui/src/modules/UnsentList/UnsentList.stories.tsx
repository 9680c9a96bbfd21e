import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { followsLink } from '../../stories-assets/plays.js'
import { UnsentList } from './UnsentList.js'

const meta = {
  title: 'Modules/UnsentList',
  component: UnsentList,
  parameters: { layout: 'fullscreen' },
  args: {
    sent: [],
    refused: [],
    waiting: {
      title: '2 entries wait to be sent',
      text: 'What you have written is kept and is sent once you are online again.',
      entries: [
        {
          id: 'comment',
          link: { href: '#ticket', text: 'Open: Comment' },
          words: 'The force is back to normal after we changed the blades.',
        },
        { id: 'change', link: { href: '#other', text: 'Open: Reopen ticket' } },
      ],
    },
    drafts: {
      title: '1 draft',
      entries: [
        {
          id: 'ticket',
          link: { href: '#new', text: 'Continue: New ticket, machine A550-20417' },
          words: 'Crimp force drifts after two hours',
          discard: { text: 'Delete draft', label: 'Delete draft: New ticket, machine A550-20417', onDiscard: fn() },
        },
      ],
    },
  },
} satisfies Meta<typeof UnsentList>

export default meta
type Story = StoryObj<typeof meta>

const none = { title: '', entries: [] }

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'Open: Comment' }), '#ticket')
    await expect(canvas.getByRole('alert')).toHaveTextContent('2 entries wait to be sent')
    await userEvent.click(canvas.getByRole('button', { name: 'Delete draft: New ticket, machine A550-20417' }))
    await expect(args.drafts.entries[0]?.discard?.onDiscard).toHaveBeenCalledOnce()
  },
}

export const Playground: Story = {}

/** What waited has arrived. */
export const Sent: Story = {
  args: {
    sent: [{ id: 'ticket', title: 'Sent: T-10482', link: { href: '#ticket', text: 'Open ticket' } }],
    waiting: none,
    drafts: none,
  },
}

/** A comment is a draft again; a change that the ticket does not allow any more is dropped, and leads to its ticket. */
export const Refused: Story = {
  args: {
    refused: [
      {
        id: 'comment',
        title: 'Could not be sent: Comment',
        text: 'Something went wrong. Please try again, or write to support@kudex.example.',
      },
      {
        id: 'change',
        title: 'Could not be sent: Reopen ticket',
        text: 'Last change by Rolf Imhof on 19 November 2026. Please look at it and try again if it is still right.',
        link: { href: '#ticket', text: 'Open ticket' },
      },
    ],
    waiting: none,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'Open ticket' })).toHaveAttribute('href', '#ticket')
  },
}

export const Empty: Story = {
  args: { waiting: none, drafts: none },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/draft/)).toBeNull()
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
