import { Pagination, type PaginationProps } from '@kudex/ui'
import { useAppContext } from '../shared/appContext.ts'
import { portalMessages as messages } from './portal.messages.ts'

/** The pages of a list of the portal. */
export function ListPagination(props: Pick<PaginationProps, 'label' | 'page' | 'pageCount' | 'toHref'>) {
  const { formatMessage } = useAppContext().intl
  return (
    <Pagination
      {...props}
      toPageLabel={(page) => formatMessage(messages.page, { page })}
      previousText={formatMessage(messages.previous)}
      nextText={formatMessage(messages.next)}
    />
  )
}
