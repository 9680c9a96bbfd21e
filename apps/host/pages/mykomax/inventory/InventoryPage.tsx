import {
  formatLocation,
  machineSortColumns,
  writeMachineListQuery,
  type Machine,
  type MachineListQuery,
} from '@kudex/domain/tickets'
import { FilterBar, Inventory, Link, SelectField, TextField, type InventoryMachine } from '@kudex/ui'
import { formatDay, toFormatLocale } from '@kudex/intl/formats'
import { ListPagination, portalMessages, useTypedFilter } from '../../../features/portal/index.ts'
import { useAppContext, type AppContext } from '../../../features/shared/index.ts'
import { ticketListMessages } from '../../../features/tickets/index.ts'
import type { PortalState } from '../portal.types.ts'
import { PortalStatePage } from '../PortalStatePage.tsx'
import { inventoryMessages as messages } from './inventory.messages.ts'
import { machineMessages } from './machine.messages.ts'
import type { InventoryList } from './inventory.types.ts'

interface InventoryPageProps {
  readonly state: PortalState<InventoryList>
}

/** The machines of the user's organizations with search, location, order and pages (INVENT-01…05). */
export function InventoryPage({ state }: InventoryPageProps) {
  const { intl } = useAppContext()
  return (
    <PortalStatePage title={intl.formatMessage(messages.title)} state={state}>
      {(list) => <Machines list={list} />}
    </PortalStatePage>
  )
}

/** The earlier view: names and serial numbers only (INVENT-02). */
export function OldInventoryPage({ state }: InventoryPageProps) {
  const context = useAppContext()
  const { intl, link } = context
  const text = intl.formatMessage
  return (
    <PortalStatePage title={text(messages.oldTitle)} state={state}>
      {({ machines, pageCount, query }) => (
        <Inventory
          title={text(messages.oldTitle)}
          headingLevel={1}
          caption={text(messages.caption)}
          action={
            <Link look="standalone" href={link('/mykomax/inventory')}>
              {text(messages.toNew)}
            </Link>
          }
          labels={{ name: text(messages.name), serialNumber: text(messages.serialNumber) }}
          machines={machines.map(({ serialNumber, name }) => ({
            id: serialNumber,
            href: link(`/mykomax/inventory/${encodeURIComponent(serialNumber)}`),
            name,
            serialNumber,
          }))}
          pagination={<Pages address={link('/mykomax/inventory/old')} query={query} pageCount={pageCount} />}
          emptyText={text(messages.empty)}
        />
      )}
    </PortalStatePage>
  )
}

function Machines({ list: { query, machines, total, pageCount, locations } }: { readonly list: InventoryList }) {
  const context = useAppContext()
  const { intl, link, navigate } = context
  const text = intl.formatMessage
  const { typed: search, fieldProps } = useTypedFilter(query.search)
  const address = link('/mykomax/inventory')
  const refine = (changes: Partial<MachineListQuery>): void => {
    void navigate(toAddress(address, { ...query, search, page: 1, ...changes }), { keepScrollPosition: true })
  }
  const { column, descending } = query.sort
  const due = text(machineMessages.statusMaintenance)
  return (
    <Inventory
      title={text(messages.title)}
      headingLevel={1}
      caption={text(messages.caption)}
      action={
        <Link look="standalone" href={link('/mykomax/inventory/old')}>
          {text(messages.toOld)}
        </Link>
      }
      filters={
        <FilterBar
          label={text(messages.filters)}
          action={address}
          submitText={text(messages.apply)}
          onSubmit={() => refine({})}
          chips={
            query.due
              ? [{ id: 'due', text: due, removeLabel: text(ticketListMessages.removeFilter, { name: due }) }]
              : []
          }
          onRemove={() => refine({ due: false })}
          resultText={text(messages.result, { count: total })}
          {...((query.search || query.location || query.due) && {
            resetLink: { href: address, text: text(messages.reset) },
          })}
        >
          {query.due && <input type="hidden" name="show" value="due" />}
          <TextField {...fieldProps} type="search" name="search" label={text(messages.search)} maxLength={100} />
          <SelectField
            name="location"
            label={text(messages.location)}
            value={query.location ?? ''}
            options={[
              { value: '', text: text(messages.allLocations) },
              ...locations.map((location) => ({ value: location.id, text: formatLocation(location) })),
            ]}
            onChange={(event) => refine({ location: event.target.value || null })}
          />
        </FilterBar>
      }
      labels={{
        name: text(messages.name),
        serialNumber: text(messages.serialNumber),
        location: text(messages.location),
        deliveredOn: text(messages.deliveredOn),
        ...(machines.some(({ openTickets }) => openTickets !== null) && { tickets: text(messages.tickets) }),
      }}
      sort={{ columnId: column, direction: descending ? 'descending' : 'ascending' }}
      sortLabel={text(portalMessages.sort)}
      onSortChange={({ columnId, direction }) => {
        const sorted = machineSortColumns.find((candidate) => candidate === columnId)
        if (sorted) refine({ sort: { column: sorted, descending: direction === 'descending' } })
      }}
      machines={machines.map((machine) => toRow(machine, context))}
      pagination={<Pages address={address} query={query} pageCount={pageCount} />}
      emptyText={text(messages.empty)}
    />
  )
}

interface PagesProps {
  readonly address: string
  readonly query: MachineListQuery
  readonly pageCount: number
}

function Pages({ address, query, pageCount }: PagesProps) {
  const { intl } = useAppContext()
  return (
    <ListPagination
      label={intl.formatMessage(messages.pages)}
      page={query.page}
      pageCount={pageCount}
      toHref={(page) => toAddress(address, { ...query, page })}
    />
  )
}

function toRow(machine: Machine, { intl, link, locale }: AppContext): InventoryMachine {
  const { serialNumber, name, location, deliveredOn, openTickets } = machine
  const parameter = encodeURIComponent(serialNumber)
  return {
    id: serialNumber,
    href: link(`/mykomax/inventory/${parameter}`),
    name,
    serialNumber,
    location: location.name,
    deliveredOn: {
      dateTime: deliveredOn,
      text: formatDay(new Date(deliveredOn), toFormatLocale(locale)),
    },
    ...(openTickets !== null && {
      tickets:
        openTickets > 0
          ? {
              href: `${link('/mykomax/tickets/list')}?machine=${parameter}`,
              text: intl.formatMessage(messages.openTickets, { count: openTickets }),
            }
          : {
              href: `${link('/mykomax/tickets/newticket')}?machine=${parameter}`,
              text: intl.formatMessage(messages.newTicket),
            },
    }),
  }
}

function toAddress(address: string, query: MachineListQuery): string {
  const parameters = writeMachineListQuery(query).toString()
  return parameters === '' ? address : `${address}?${parameters}`
}
