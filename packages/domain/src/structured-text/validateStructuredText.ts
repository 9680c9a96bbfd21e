import * as v from 'valibot'
import { structuredText } from './structuredTextSchema.ts'
import type { StructuredText } from './structuredText.types.ts'

/** A document is not valid structured text; the message has the path and the reason. */
export class StructuredTextError extends Error {
  override readonly name = 'StructuredTextError'
}

/** Validates a document; throws a {@link StructuredTextError}. Rejects unknown nodes and keys. */
export function validateStructuredText(value: unknown): StructuredText {
  // Deep nesting would overflow the stack of recursive functions, the schema included.
  if (isDeeperThan(value, maxNesting)) {
    throw new StructuredTextError(`nested deeper than ${maxNesting} levels`)
  }
  const result = v.safeParse(structuredText, value)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new StructuredTextError(`${v.getDotPath(issue) ?? 'document'}: ${issue.message}`)
}

const maxNesting = 32

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  return Object.values(value).some((child) => isDeeperThan(child, Array.isArray(value) ? levels : levels - 1))
}
