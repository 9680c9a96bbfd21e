import { redirect } from 'vike/abort'
import type { RequestContext } from '../../request/requestContext.types.ts'

interface ListPage {
  readonly page: number
  readonly rows: readonly unknown[]
  readonly total: number
  readonly pageSize: number
}

/** Redirects an address behind the last page of a list to the last page (TICKET-03). */
export function redirectToLastPage({ fullPath }: RequestContext, { page, rows, total, pageSize }: ListPage): void {
  const last = Math.max(1, Math.ceil(total / pageSize))
  if (rows.length > 0 || page <= last) return
  const [path = '', search] = fullPath.split('?')
  const parameters = new URLSearchParams(search)
  parameters.set('page', String(last))
  throw redirect(`${path}?${parameters.toString()}`, 302)
}
