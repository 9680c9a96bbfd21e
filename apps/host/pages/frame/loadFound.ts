import type { RequestContext } from '../../request/requestContext.types.ts'

/**
 * Loads through the data cache what may not be there. Only what is found is kept, so that nobody can push the pages
 * of others out of the cache with addresses that lead nowhere.
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

class NothingFound extends Error {
  override readonly name = 'NothingFound'
}
