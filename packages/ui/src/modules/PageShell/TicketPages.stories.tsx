import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { portalPage, toPage } from '../../stories-assets/portalPage.js'
import { PageSection } from '../PageSection/PageSection.js'
import * as TicketStories from '../TicketDetail/TicketDetail.stories.js'
import { TicketDetail } from '../TicketDetail/TicketDetail.js'
import * as FormStories from '../TicketForm/TicketForm.stories.js'
import { TicketForm } from '../TicketForm/TicketForm.js'
import * as ListStories from '../TicketList/TicketList.stories.js'
import { TicketList } from '../TicketList/TicketList.js'
import * as UnsentStories from '../UnsentList/UnsentList.stories.js'
import { UnsentList } from '../UnsentList/UnsentList.js'
import { PageShell } from './PageShell.js'

/** Whole pages of the ticket area. */
const meta = {
  title: 'Pages/Tickets',
  component: PageShell,
  parameters: { layout: 'fullscreen' },
  args: portalPage,
} satisfies Meta<typeof PageShell>

export default meta
type Story = StoryObj<typeof meta>

const list = { ...ListStories.default.args, headingLevel: 1 } as const
const ticket = TicketStories.default.args
const toForm = (form: ReactNode): Story =>
  toPage(
    <PageSection
      title="New ticket"
      lead="The more we know, the sooner your machine runs again."
      headingLevel={1}
      layout="split"
    >
      {form}
    </PageSection>,
  )

export const Tickets: Story = toPage(<TicketList {...list} />)

export const TicketsLoading: Story = toPage(<TicketList {...list} {...ListStories.Loading.args} />)

export const TicketsEmpty: Story = toPage(<TicketList {...list} {...ListStories.Empty.args} />)

export const TicketsNoMatch: Story = toPage(<TicketList {...list} {...ListStories.NoMatch.args} />)

export const TicketsFailed: Story = toPage(<TicketList {...list} {...ListStories.Failed.args} />)

/** Below what waits to be sent. */
export const TicketsUnsent: Story = toPage(
  <>
    <UnsentList {...UnsentStories.default.args} {...UnsentStories.Refused.args} />
    <TicketList {...list} />
  </>,
)

export const Ticket: Story = toPage(<TicketDetail {...ticket} />)

export const TicketClosed: Story = toPage(<TicketDetail {...ticket} {...TicketStories.Closed.args} />)

export const TicketLoading: Story = toPage(<TicketDetail {...ticket} {...TicketStories.Loading.args} />)

export const TicketFailed: Story = toPage(<TicketDetail {...ticket} {...TicketStories.Failed.args} />)

export const NewTicket: Story = toForm(<TicketForm {...FormStories.default.args} {...FormStories.WithChecklist.args} />)

export const NewTicketErrors: Story = toForm(
  <TicketForm {...FormStories.default.args} {...FormStories.WithErrors.args} />,
)

/** Waits for the connection. */
export const NewTicketQueued: Story = toForm(<TicketForm {...FormStories.default.args} {...FormStories.Queued.args} />)

export const NewTicketSent: Story = toForm(<TicketForm {...FormStories.default.args} {...FormStories.Sent.args} />)
