import { isFilteredTicketList, readTicketListQuery, type TicketListQuery } from '@kudex/domain/tickets'
import { Pagination, TicketList, type DataSort, type RecordFailure } from '@kudex/ui'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { createPortalClient, NoAccess, portalMessages, useSignInAgain } from '../portal/index.ts'
import { useAppContext } from '../shared/appContext.ts'
import { LocationsProvider } from './locations.ts'
import { ticketFormMessages } from './ticketForm.messages.ts'
import { TicketFilters, toListPath } from './TicketFilters.tsx'
import { ticketListMessages as messages } from './ticketList.messages.ts'
import { provideTicketList } from './tickets.actors.ts'
import { toListTexts } from './toListTexts.ts'
import { toTicketItem } from './toTicketItem.ts'
import { watchPage } from './watchPage.ts'

/** The live list of tickets; loaded in the browser only. */
export function TicketListContent() {
  const context = useAppContext()
  const { intl, link, navigate, fullPath, settings } = context
  const [, search = ''] = fullPath.split('?')
  const query = readTicketListQuery(new URLSearchParams(search))
  const [machine] = useState(() => provideTicketList(createPortalClient(settings)))
  const actor = useActorRef(machine, { input: { query, page: null } })
  const state = useSelector(actor, (snapshot) => snapshot)
  const { page, failure } = state.context
  const session = useSignInAgain(state.hasTag('unauthenticated'), () => actor.send({ type: 'session.restored' }))

  useEffect(() => {
    const next = readTicketListQuery(new URLSearchParams(search))
    const isShown = toListPath(actor.getSnapshot().context.query as TicketListQuery) === toListPath(next)
    if (!isShown) actor.send({ type: 'query.change', query: next })
  }, [actor, search])
  useEffect(
    () =>
      watchPage({
        onVisible: () => actor.send({ type: 'list.changed' }),
        onOnline: () => actor.send({ type: 'network.online' }),
      }),
    [actor],
  )

  if (state.hasTag('forbidden')) return <NoAccess title={intl.formatMessage(messages.title)} />
  const show = (next: TicketListQuery) => void navigate(link(toListPath(next)), { keepScrollPosition: true })
  const isLoading = state.hasTag('loading') || (state.hasTag('unauthenticated') && session.isBusy)
  const toFailure = (): RecordFailure | undefined => {
    const email = settings.supportEmail
    if (isLoading) return undefined
    if (state.hasTag('unauthenticated')) {
      return {
        title: intl.formatMessage(portalMessages.sessionEnded),
        text: intl.formatMessage(portalMessages.sessionEndedText),
        retryText: intl.formatMessage(portalMessages.signIn),
        onRetry: session.signIn,
      }
    }
    if (!state.hasTag('failed')) return undefined
    const isOffline = failure?.code === 'network' && !navigator.onLine
    return {
      title: intl.formatMessage(portalMessages.failure),
      text: intl.formatMessage(isOffline ? portalMessages.offlineText : portalMessages.failureText, { email }),
      retryText: intl.formatMessage(portalMessages.retry),
      onRetry: () => actor.send({ type: 'list.reload' }),
    }
  }

  return (
    <TicketList
      {...toListTexts(intl)}
      newLink={{ href: link('/mykomax/tickets/newticket'), text: intl.formatMessage(ticketFormMessages.title) }}
      emptyText={intl.formatMessage(isFilteredTicketList(query) ? messages.noMatch : messages.empty)}
      loadingText={isLoading ? intl.formatMessage(messages.loading) : undefined}
      failure={toFailure()}
      tickets={isLoading ? [] : (page?.tickets.map((ticket) => toTicketItem(ticket, context)) ?? [])}
      sort={toSort(query.sort)}
      onSortChange={(sort) => show({ ...query, sort: readSort(sort), page: 1 })}
      filters={
        <LocationsProvider>
          <TicketFilters query={query} total={isLoading ? null : (page?.total ?? null)} onChange={show} />
        </LocationsProvider>
      }
      pagination={
        page && (
          <Pagination
            label={intl.formatMessage(messages.pages)}
            page={query.page}
            pageCount={Math.ceil(page.total / page.pageSize)}
            toHref={(to) => link(toListPath({ ...query, page: to }))}
            toPageLabel={(number) => intl.formatMessage(messages.page, { page: number })}
            previousText={intl.formatMessage(messages.previous)}
            nextText={intl.formatMessage(messages.next)}
          />
        )
      }
    />
  )
}

type Sort = TicketListQuery['sort']

/** Columns of the table whose name differs from that of the query. */
const columnIds: readonly (readonly [column: Sort['column'], columnId: string])[] = [
  ['number', 'ticketId'],
  ['machineName', 'machine'],
]

function toSort({ column, descending }: Sort): DataSort {
  const columnId = columnIds.find(([name]) => name === column)?.[1] ?? column
  return { columnId, direction: descending ? 'descending' : 'ascending' }
}

function readSort({ columnId, direction }: DataSort): Sort {
  const column = columnIds.find(([, id]) => id === columnId)?.[0] ?? columnId
  // An unknown column leads to the default order.
  const parameters = new URLSearchParams({ sort: direction === 'descending' ? `${column}-desc` : column })
  return readTicketListQuery(parameters).sort
}
