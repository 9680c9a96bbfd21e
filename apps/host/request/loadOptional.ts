import { NotFoundError } from './notFoundError.ts'
import type { RequestContext } from './requestContext.types.ts'

/**
 * Loads through the data cache a value that may not exist. `null` is never cached, so that requests for missing pages
 * cannot evict entries; an entry of something deleted is dropped.
 */
export async function loadOptional<Value>(
  { load }: Pick<RequestContext, 'load'>,
  key: readonly string[],
  fetch: () => Promise<Value | null>,
): Promise<Value | null> {
  try {
    return await load(key.map(encodeURIComponent).join('/'), async () => {
      const value = await fetch()
      if (value === null) throw new NotFoundError()
      return value
    })
  } catch (error) {
    if (error instanceof NotFoundError) return null
    throw error
  }
}
