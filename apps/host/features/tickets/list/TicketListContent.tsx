import { isFilteredTicketList, readTicketListQuery, type TicketListQuery } from '@kudex/domain/tickets'
import type { ticketListMachine, TicketListTag, TicketPage } from '@kudex/machines/tickets'
import type { PublicSettings } from '@kudex/domain/settings'
import { TicketList, type DataSort, type RecordFailure } from '@kudex/ui'
import { useEffect, useState } from 'react'
import { ListPagination, NoAccess, portalMessages, useSignInAgain } from '../../portal/index.ts'
import { useAppContext } from '../../shared/appContext.ts'
import { MailText } from '../../shared/MailText.tsx'
import { createLazyActorContext } from '../../shared/createLazyActorContext.tsx'
import { useLocalIntl } from '../../shared/useLocalIntl.ts'
import { whenIdle } from '../../shared/whenIdle.ts'
import { ticketFormMessages } from '../draft/ticketForm.messages.ts'
import { TicketFilters, toListPath, type TicketLocations } from './TicketFilters.tsx'
import { ticketListMessages as messages } from './ticketList.messages.ts'
import { toListTexts } from './toListTexts.ts'
import { toTicketItem } from './toTicketItem.ts'
import { watchPage } from '../../shared/watchPage.ts'

export interface TicketListContentProps {
  /** The page of the list that the address names. */
  readonly page: TicketPage
  readonly locations: TicketLocations
  /** Internal staff see the tickets of all organizations. */
  readonly isStaff: boolean
}

interface ListInput {
  readonly query: TicketListQuery
  readonly page: TicketPage
  readonly settings: PublicSettings
}

const { Provider, useLazyActor } = createLazyActorContext<typeof ticketListMachine, ListInput>(async ({ settings }) =>
  (await import('../tickets.actors.ts')).createTicketList(settings),
)

/** The tickets that the user may see: rendered by the server, kept up to date in the browser. */
export function TicketListContent(props: TicketListContentProps) {
  const { fullPath, settings } = useAppContext()
  return (
    <Provider input={{ query: readQuery(fullPath), page: props.page, settings }}>
      <Content {...props} />
    </Provider>
  )
}

function Content({ page: loadedPage, locations, isStaff }: TicketListContentProps) {
  const { link, navigate, fullPath, settings } = useAppContext()
  const intl = useLocalIntl()
  const query = readQuery(fullPath)
  const { snapshot, start, send } = useLazyActor()
  const [firstPage] = useState(loadedPage)
  const has = (tag: TicketListTag) => snapshot?.hasTag(tag) ?? false
  const session = useSignInAgain(has('unauthenticated'), () => send({ type: 'session.restored' }))
  // Each navigation brings the page of its query, shortly before the machine knows it.
  const isCurrent = snapshot !== null && toListPath(snapshot.context.query as TicketListQuery) === toListPath(query)
  const page = isCurrent ? snapshot.context.page : loadedPage

  useEffect(() => whenIdle(start), [start])
  useEffect(() => {
    if (loadedPage !== firstPage) send({ type: 'query.change', query: readQuery(fullPath), page: loadedPage })
  }, [send, fullPath, loadedPage, firstPage])
  useEffect(
    () =>
      watchPage({
        onVisible: () => send({ type: 'list.changed' }),
        onOnline: () => send({ type: 'network.online' }),
      }),
    [send],
  )

  if (has('forbidden')) return <NoAccess title={intl.formatMessage(messages.title)} />
  const show = (next: TicketListQuery) => void navigate(link(toListPath(next)), { keepScrollPosition: true })
  const isLoading = has('loading') || (has('unauthenticated') && session.isBusy)
  const toFailure = (): RecordFailure | undefined => {
    const email = settings.supportEmail
    if (isLoading) return undefined
    if (has('unauthenticated')) {
      return {
        title: intl.formatMessage(portalMessages.sessionEnded),
        text: intl.formatMessage(portalMessages.sessionEndedText),
        retryText: intl.formatMessage(portalMessages.signIn),
        onRetry: session.signIn,
      }
    }
    if (!has('failed')) return undefined
    const isOffline = snapshot?.context.failure?.code === 'network' && !navigator.onLine
    return {
      title: intl.formatMessage(portalMessages.failure),
      text: isOffline ? (
        intl.formatMessage(portalMessages.offlineText)
      ) : (
        <MailText text={intl.formatMessage(portalMessages.failureText, { email })} email={email} />
      ),
      retryText: intl.formatMessage(portalMessages.retry),
      onRetry: () => send({ type: 'list.reload' }),
    }
  }

  return (
    <TicketList
      {...toListTexts(intl)}
      newLink={{ href: link('/mykomax/tickets/newticket'), text: intl.formatMessage(ticketFormMessages.title) }}
      emptyText={intl.formatMessage(isFilteredTicketList(query) ? messages.noMatch : messages.empty)}
      loadingText={isLoading ? intl.formatMessage(messages.loading) : undefined}
      failure={toFailure()}
      tickets={isLoading ? [] : (page?.tickets.map((ticket) => toTicketItem(ticket, { intl, link, isStaff })) ?? [])}
      sort={toSort(query.sort)}
      sortLabel={intl.formatMessage(portalMessages.sort)}
      onSortChange={(sort) => show({ ...query, sort: readSort(sort), page: 1 })}
      filters={
        <TicketFilters
          query={query}
          locations={locations}
          isStaff={isStaff}
          counted={isLoading ? null : page}
          onChange={show}
        />
      }
      pagination={
        page && (
          <ListPagination
            label={intl.formatMessage(messages.pages)}
            page={query.page}
            pageCount={Math.ceil(page.total / page.pageSize)}
            toHref={(to) => link(toListPath({ ...query, page: to }))}
          />
        )
      }
    />
  )
}

function readQuery(fullPath: string): TicketListQuery {
  return readTicketListQuery(new URLSearchParams(fullPath.split('?')[1] ?? ''))
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
