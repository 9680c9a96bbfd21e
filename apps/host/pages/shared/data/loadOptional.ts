import { NothingFound } from '../../../request/nothingFound.ts'
import type { RequestContext } from '../../../request/requestContext.types.ts'

/**
 * Loads through the data cache what may not be there. Only what is found is kept, so that nobody can push the pages
 * of others out of the cache with addresses that lead nowhere; what was kept of something that is gone is dropped.
 */
export async function loadFound<Value>(
  { load }: Pick<RequestContext, 'load'>,
  key: readonly string[],
  fetch: () => Promise<Value | null>,
): Promise<Value | null> {
  try {
    return await load(key.map(encodeURIComponent).join('/'), async () => {
      const value = await fetch()
      if (value === null) throw new NothingFound()
      return value
    })
  } catch (error) {
    if (error instanceof NothingFound) return null
    throw error
  }
}
