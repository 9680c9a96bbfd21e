import { createOperationCheck } from '../transport/createOperationCheck.ts'
import * as documents from './generated/graphql.ts'

/** Creates the check whether a text is one of the operations of the portal. */
export function createTicketingOperationCheck(): (query: unknown) => query is string {
  return createOperationCheck(documents, ['query', 'mutation'])
}

/** The operation with which the host compares revisions. */
export const ticketRevisionQuery = String(documents.TicketRevisionDocument)
