import { createOperationCheck } from '../transport/createOperationCheck.ts'
import * as documents from './generated/graphql.ts'

/**
 * Creates the check whether a text is one of the operations that read content; the check of a password is not one of
 * them.
 */
export function createContentOperationCheck(): (query: unknown) => query is string {
  const { UnlockPageDocument: _unlock, ...reading } = documents
  return createOperationCheck(reading, ['query'])
}
