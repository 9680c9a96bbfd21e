import type { ContentBlock } from '@kudex/api/content'
import type { RequestContext } from '../../../../../request/requestContext.types.ts'
import { loadContacts } from './loadContacts.ts'
import { listBlockLocations } from './locations.ts'
import type { HeadLocation } from '../../../head/head.types.ts'

/** The locations that a page lists, for its structured data. */
export async function loadHeadLocations(
  request: RequestContext,
  blocks: readonly ContentBlock[],
): Promise<readonly HeadLocation[]> {
  const lists = blocks.filter((block) => block.__typename === 'LocationsBlock')
  if (lists.length === 0) return []
  const { locations } = await loadContacts(request)
  const listed = new Set(lists.flatMap((block) => listBlockLocations(block, locations)))
  return [...listed].map((location) => {
    const { name, street, postalCode, city, country, countriesServed, phone, email, latitude, longitude } = location
    const position = latitude === null || longitude === null ? null : ([latitude, longitude] as const)
    return {
      name,
      street,
      postalCode,
      city,
      country,
      phone,
      email,
      areas: [country, ...countriesServed],
      position,
    }
  })
}
