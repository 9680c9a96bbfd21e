import { createHash } from 'node:crypto'

/** Hash of content, the same in every process. */
export function toContentVersion(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sortKeys(value)))
    .digest('base64url')
    .slice(0, 16)
}

/** Sorts keys, since `jsonb` does not keep their order. */
function sortKeys(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, child]) => [key, sortKeys(child)]))
}
