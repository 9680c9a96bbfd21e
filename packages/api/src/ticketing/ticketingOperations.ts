import * as documents from './generated/graphql.ts'

/** Creates the check whether a text is one of the operations of the portal; a proxy forwards no others. */
export function createTicketingOperationCheck(): (query: unknown) => query is string {
  const operations = new Set(Object.values(documents).map(String).filter(isOperation))
  return (query): query is string => typeof query === 'string' && operations.has(query)
}

/** The operation with which the host compares revisions. */
export const ticketRevisionQuery = String(documents.TicketRevisionDocument)

/** False for the texts of fragments. */
function isOperation(text: string): boolean {
  return /^\s*(?:query|mutation)\b/.test(text)
}
