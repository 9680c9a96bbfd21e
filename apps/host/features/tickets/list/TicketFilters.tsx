import {
  defaultTicketListQuery,
  isFilteredTicketList,
  ticketStatuses,
  ticketTypes,
  writeTicketListQuery,
  type OrganizationLocation,
  type TicketListQuery,
  type TicketStatus,
  type TicketType,
} from '@kudex/domain/tickets'
import type { MessageDescriptor } from '@kudex/intl/messages'
import type { TicketPage } from '@kudex/machines/tickets'
import { FilterBar, SegmentedControl, SelectField, TextField } from '@kudex/ui'
import { portalMessages, useTypedFilter } from '../../portal/index.ts'
import { useAppContext } from '../../shared/appContext.ts'
import { ticketLabels, ticketTypeMessages } from '../ticketFields.messages.ts'
import { staffMessages } from '../detail/staff.messages.ts'
import { ticketListMessages as messages } from './ticketList.messages.ts'
import { toLocationText, toStatusText } from './toTicketItem.ts'

/** The locations of the organizations whose tickets the user may see. */
export type TicketLocations = readonly OrganizationLocation[]

export interface TicketFiltersProps {
  readonly query: TicketListQuery
  readonly locations: TicketLocations
  readonly isStaff: boolean
  /** Number of tickets that match; null while they are loading. */
  readonly counted: Pick<TicketPage, 'total' | 'isTotalExact'> | null
  readonly onChange: (query: TicketListQuery) => void
}

/** Search and filters of the list of tickets; each choice applies at once, without script after submitting the form. */
export function TicketFilters({ query, locations, isStaff, counted, onChange }: TicketFiltersProps) {
  const { intl, link } = useAppContext()
  const { typed: search, fieldProps } = useTypedFilter(query.search)
  const toText = (message: MessageDescriptor) => intl.formatMessage(message)
  const change = (part: Partial<TicketListQuery>) => onChange({ ...query, search, ...part, page: 1 })
  const any = { value: '', text: toText(messages.any) }
  const toStatus = (status: TicketStatus) => toStatusText(status, intl, isStaff)
  const chips = toChips(query, {
    machine: (serialNumber) => intl.formatMessage(messages.machineFilter, { serialNumber }),
    status: toStatus,
    type: (type) => toText(ticketTypeMessages[type]),
  })
  return (
    <FilterBar
      label={toText(messages.filters)}
      action={link('/mykomax/tickets/list')}
      toggleText={toText(portalMessages.filters)}
      search={<TextField {...fieldProps} type="search" name="search" label={toText(messages.search)} />}
      submitText={toText(messages.search)}
      onSubmit={() => change({})}
      chips={chips.map(({ id, text }) => ({
        id,
        text,
        removeLabel: intl.formatMessage(messages.removeFilter, { name: text }),
      }))}
      onRemove={(id) => change(chips.find((chip) => chip.id === id)?.without ?? {})}
      {...(isFilteredTicketList(query) && {
        resetLink: { href: link('/mykomax/tickets/list'), text: toText(messages.reset) },
      })}
      {...(counted && {
        resultText: intl.formatMessage(counted.isTotalExact ? messages.count : messages.countMore, {
          count: counted.total,
        }),
      })}
    >
      {query.machine !== null && <input type="hidden" name="machine" value={query.machine} />}
      <SelectField
        name="status"
        label={toText(ticketLabels.status)}
        value={query.statuses.length === 1 ? query.statuses[0] : ''}
        options={[any, ...ticketStatuses.map((value) => ({ value, text: toStatus(value) }))]}
        onChange={({ currentTarget: { value } }) =>
          change({ statuses: ticketStatuses.filter((status) => status === value) })
        }
      />
      <SelectField
        name="type"
        label={toText(ticketLabels.type)}
        value={query.types.length === 1 ? query.types[0] : ''}
        options={[any, ...ticketTypes.map((value) => ({ value, text: toText(ticketTypeMessages[value]) }))]}
        onChange={({ currentTarget: { value } }) => change({ types: ticketTypes.filter((type) => type === value) })}
      />
      {isStaff && (
        <SelectField
          name="organization"
          label={toText(staffMessages.organization)}
          value={query.organization ?? ''}
          options={[any, ...listOrganizations(locations)]}
          onChange={({ currentTarget: { value } }) => change({ organization: value || null, location: null })}
        />
      )}
      <SelectField
        name="location"
        label={toText(ticketLabels.location)}
        value={query.location ?? ''}
        options={[
          any,
          ...locations
            .filter(({ organization }) => organization.id === (query.organization ?? organization.id))
            .map((location) => ({ value: location.id, text: toLocationText(location, isStaff) })),
        ]}
        onChange={({ currentTarget: { value } }) => change({ location: value || null })}
      />
      <SegmentedControl
        name="show"
        label={toText(messages.show)}
        value={query.mine ? 'mine' : 'all'}
        options={[
          { value: 'all', text: toText(messages.showAll) },
          { value: 'mine', text: toText(messages.showMine) },
        ]}
        onChange={(value) => change({ mine: value === 'mine' })}
      />
    </FilterBar>
  )
}

function listOrganizations(locations: TicketLocations): { readonly value: string; readonly text: string }[] {
  const organizations = new Map(locations.map(({ organization: { id, name } }) => [id, name]))
  return [...organizations].map(([value, text]) => ({ value, text }))
}

/** Active filters that no control shows: the machine, and several statuses or types of a link. */
function toChips(
  { machine, statuses, types }: TicketListQuery,
  texts: {
    readonly machine: (serialNumber: string) => string
    readonly status: (status: TicketStatus) => string
    readonly type: (type: TicketType) => string
  },
): readonly { readonly id: string; readonly text: string; readonly without: Partial<TicketListQuery> }[] {
  return [
    ...(machine === null ? [] : [{ id: 'machine', text: texts.machine(machine), without: { machine: null } }]),
    ...(statuses.length < 2 ? [] : statuses).map((status) => ({
      id: status,
      text: texts.status(status),
      without: { statuses: statuses.filter((other) => other !== status) },
    })),
    ...(types.length < 2 ? [] : types).map((type) => ({
      id: type,
      text: texts.type(type),
      without: { types: types.filter((other) => other !== type) },
    })),
  ]
}

/** The address of the list with a query. */
export function toListPath(query: TicketListQuery = defaultTicketListQuery): string {
  const parameters = writeTicketListQuery(query).toString()
  return `/mykomax/tickets/list${parameters && `?${parameters}`}`
}
