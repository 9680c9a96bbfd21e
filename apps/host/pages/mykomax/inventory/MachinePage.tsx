import { resolveLanguageName } from '@kudex/domain/locales'
import { formatLocation, maintenanceNotice, type Machine } from '@kudex/domain/tickets'
import { formatDay, formatFileSize, toFormatLocale } from '@kudex/intl/formats'
import {
  ButtonLink,
  Downloads,
  type DownloadsProps,
  FlashMessage,
  Link,
  MachineOverview,
  PageSection,
  RelatedProducts,
  TicketList,
  type RecordStatus,
} from '@kudex/ui'
import { TransferRequest } from '../../../features/machines/index.ts'
import { portalMessages } from '../../../features/portal/index.ts'
import { useAppContext, useLocalIntl, type AppContext } from '../../../features/shared/index.ts'
import { ticketLabels, ticketListMessages, toTicketItem } from '../../../features/tickets/index.ts'
import { toShownCard } from '../../shared/catalogue/toShownCard.ts'
import type { PortalState } from '../portal.types.ts'
import { PortalStatePage } from '../PortalStatePage.tsx'
import { inventoryMessages } from './inventory.messages.ts'
import type { MachineDetails, MachineProduct } from './inventory.types.ts'
import { machineDocumentMessages, machineMessages as messages, relatedMessages } from './machine.messages.ts'

interface MachinePageProps {
  readonly state: PortalState<MachineDetails>
}

/** A machine: its data and location, due dates, documents, tickets and related products. */
export function MachinePage({ state }: MachinePageProps) {
  const { intl } = useAppContext()
  return (
    <PortalStatePage title={intl.formatMessage(messages.title)} state={state}>
      {(details) => (
        <>
          <Overview {...details} />
          <Tickets {...details} />
          <Documents {...details} />
          <Related {...details} />
          <TransferRequest
            serialNumber={details.machine.serialNumber}
            viewerId={details.viewerId}
            transfer={details.machine.transfer}
          />
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
  const isListed = isAvailable(product)
  return (
    <MachineOverview
      name={name}
      serialNumber={serialNumber}
      {...(isListed && product.picture && { picture: product.picture })}
      status={toStatus(machine, context)}
      facts={[
        {
          label: text(messages.model),
          value: isListed ? <Link href={product.href}>{product.name}</Link> : model,
        },
        { label: text(inventoryMessages.location), value: formatLocation(location) },
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
  const date = formatDay(new Date(warrantyUntil), toFormatLocale(locale))
  const isOver = new Date(warrantyUntil).getTime() + day < Date.now()
  return intl.formatMessage(isOver ? messages.warrantyEnded : messages.warrantyUntil, { date })
}

/** Milliseconds. */
const day = 24 * 60 * 60 * 1000

function Day({ date }: { readonly date: string }) {
  const { locale } = useAppContext()
  return <time dateTime={date}>{formatDay(new Date(date), toFormatLocale(locale))}</time>
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
        status: text(ticketLabels.status),
        createdOn: text(ticketLabels.createdOn),
        replies: text(ticketLabels.replies),
      }}
      emptyText={text(messages.ticketsEmpty)}
    />
  )
}

/** The machine's own documents, then those of its product. */
function Documents({ machine, product }: MachineDetails) {
  const context = useAppContext()
  const text = context.intl.formatMessage
  return (
    <>
      <Downloads
        title={text(messages.documents)}
        items={[...toOwnDocuments(machine, context), ...(isAvailable(product) ? product.documents : [])]}
        emptyText={text(messages.documentsEmpty)}
      />
      {product === 'failed' && (
        <PageSection>
          <FlashMessage tone="warning" title={text(messages.catalogueFailed)}>
            <Link href={context.fullPath}>{text(portalMessages.retry)}</Link>
          </FlashMessage>
        </PageSection>
      )}
    </>
  )
}

function toOwnDocuments(
  { serialNumber, documents }: MachineDetails['machine'],
  { intl, locale }: AppContext,
): DownloadsProps['items'] {
  return documents.map(({ id, kind, title, language, mediaType, size }) => ({
    id,
    name: title,
    href: `/api/machines/${encodeURIComponent(serialNumber)}/documents/${id}`,
    typeText: intl.formatMessage(machineDocumentMessages[kind]),
    formatText: (mediaType.split('/')[1] ?? '').toUpperCase(),
    language,
    languageText: resolveLanguageName(language, locale.language),
    sizeText: formatFileSize(size, toFormatLocale(locale)),
  }))
}

function Related({ product }: MachineDetails) {
  const { intl } = useAppContext()
  const text = intl.formatMessage
  return (
    isAvailable(product) && (
      <RelatedProducts
        title={text(messages.related)}
        groups={product.related.map(({ type, products }) => ({
          id: type,
          title: text(relatedMessages[type]),
          products: products.map((card) => toShownCard(card, intl)),
        }))}
      />
    )
  )
}

function isAvailable(product: MachineDetails['product']): product is MachineProduct {
  return product !== null && product !== 'failed'
}
