import { maintenanceNotice, type Machine } from '@kudex/domain/tickets'
import { formatDay, toFormatLocale } from '@kudex/intl/formats'
import {
  ButtonLink,
  Downloads,
  FlashMessage,
  Link,
  MachineOverview,
  PageSection,
  RelatedProducts,
  TicketList,
  type RecordStatus,
} from '@kudex/ui'
import { TransferRequest } from '../../../features/machines/index.ts'
import { useAppContext, useLocalIntl, type AppContext } from '../../../features/shared/index.ts'
import { ticketLabels, ticketListMessages, toTicketItem } from '../../../features/tickets/index.ts'
import { toShownCard } from '../../shared/catalogue/toShownCard.ts'
import type { PortalState } from '../portal.types.ts'
import { PortalStatePage } from '../PortalStatePage.tsx'
import { inventoryMessages } from './inventory.messages.ts'
import type { MachineDetails } from './inventory.types.ts'
import { machineMessages as messages, relatedMessages } from './machine.messages.ts'

interface MachinePageProps {
  readonly state: PortalState<MachineDetails>
}

/** A machine: what it is, where it stands, what is due, its documents and tickets, and what goes with it. */
export function MachinePage({ state }: MachinePageProps) {
  const { intl } = useAppContext()
  return (
    <PortalStatePage title={intl.formatMessage(messages.title)} state={state}>
      {(details) => (
        <>
          <Overview {...details} />
          <Tickets {...details} />
          <Product {...details} />
          <TransferRequest serialNumber={details.machine.serialNumber} transfer={details.machine.transfer} />
        </>
      )}
    </PortalStatePage>
  )
}

function Overview({ machine, product }: MachineDetails) {
  const context = useAppContext()
  const { intl, link } = context
  const text = intl.formatMessage
  const { name, serialNumber, location, deliveredOn, maintenanceDueOn, software, model } = machine
  const parameter = encodeURIComponent(serialNumber)
  const isListed = product !== null && product !== 'failed'
  return (
    <MachineOverview
      backLink={{ href: link('/mykomax/inventory'), text: text(messages.back) }}
      name={name}
      serialNumber={serialNumber}
      status={toStatus(machine, context)}
      facts={[
        {
          label: text(messages.model),
          value: isListed ? <Link href={product.href}>{product.name}</Link> : model,
        },
        { label: text(inventoryMessages.location), value: `${location.name}, ${location.city}` },
        { label: text(inventoryMessages.deliveredOn), value: <Day date={deliveredOn} /> },
        { label: text(messages.warranty), value: toWarranty(machine, context) },
        ...(maintenanceDueOn === null
          ? []
          : [{ label: text(messages.maintenance), value: <Day date={maintenanceDueOn} /> }]),
        ...(software === null ? [] : [{ label: text(messages.software), value: software }]),
      ]}
      actions={
        <>
          {machine.openTickets !== null && (
            <ButtonLink look="signal" href={`${link('/mykomax/tickets/newticket')}?machine=${parameter}`}>
              {text(messages.startTicket)}
            </ButtonLink>
          )}
          <ButtonLink look="outline" href={link(`/mykomax/inventory/${parameter}/label`)}>
            {text(messages.label)}
          </ButtonLink>
        </>
      }
    />
  )
}

function toStatus({ openTickets, maintenanceDueOn }: Machine, { intl }: AppContext): RecordStatus {
  if (maintenanceDueOn !== null && new Date(maintenanceDueOn).getTime() <= Date.now() + maintenanceNotice * day) {
    return { text: intl.formatMessage(messages.statusMaintenance), tone: 'warning' }
  }
  if (openTickets !== null && openTickets > 0) {
    return { text: intl.formatMessage(messages.statusOpen, { count: openTickets }), tone: 'info' }
  }
  return { text: intl.formatMessage(messages.statusFine), tone: 'success' }
}

function toWarranty({ warrantyUntil }: Machine, { intl, locale }: AppContext): string {
  const date = formatDay(new Date(warrantyUntil), toFormatLocale(locale), 'UTC')
  const isOver = new Date(warrantyUntil).getTime() + day < Date.now()
  return intl.formatMessage(isOver ? messages.warrantyEnded : messages.warrantyUntil, { date })
}

/** Milliseconds. */
const day = 24 * 60 * 60 * 1000

function Day({ date }: { readonly date: string }) {
  const { locale } = useAppContext()
  return <time dateTime={date}>{formatDay(new Date(date), toFormatLocale(locale), 'UTC')}</time>
}

function Tickets({ machine: { serialNumber }, tickets }: MachineDetails) {
  const { link } = useAppContext()
  const intl = useLocalIntl()
  if (!tickets) return null
  const text = intl.formatMessage
  return (
    <TicketList
      title={text(messages.tickets)}
      caption={text(ticketListMessages.caption)}
      {...(tickets.total > tickets.latest.length && {
        newLink: {
          href: `${link('/mykomax/tickets/list')}?machine=${encodeURIComponent(serialNumber)}`,
          text: text(messages.allTickets, { count: tickets.total }),
        },
      })}
      tickets={tickets.latest.map((ticket) => toTicketItem(ticket, { intl, link, isStaff: false }))}
      labels={{
        ticketId: text(ticketLabels.ticketId),
        type: text(ticketLabels.type),
        subject: text(ticketLabels.subject),
        machine: text(ticketLabels.machine),
        serialNumber: text(ticketLabels.serialNumber),
        status: text(ticketLabels.status),
        createdOn: text(ticketLabels.createdOn),
        replies: text(ticketLabels.replies),
      }}
      emptyText={text(messages.ticketsEmpty)}
    />
  )
}

function Product({ product }: MachineDetails) {
  const { intl } = useAppContext()
  const text = intl.formatMessage
  if (product === 'failed') {
    return (
      <PageSection title={text(messages.documents)}>
        <FlashMessage tone="warning" title={text(messages.catalogueFailed)} />
      </PageSection>
    )
  }
  return (
    <>
      <Downloads
        title={text(messages.documents)}
        items={product?.documents ?? []}
        emptyText={text(messages.documentsEmpty)}
      />
      <RelatedProducts
        title={text(messages.related)}
        groups={(product?.related ?? []).map(({ type, products }) => ({
          id: type,
          title: text(relatedMessages[type]),
          products: products.map((card) => toShownCard(card, intl)),
        }))}
      />
    </>
  )
}
