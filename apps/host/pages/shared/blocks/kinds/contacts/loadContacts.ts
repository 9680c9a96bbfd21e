import type { ContentContact } from '@kudex/api/content'
import type { Location } from '@kudex/domain/contacts'
import type { RequestContext } from '../../../../../request/requestContext.types.ts'
import { toPreference } from '../../../locale/toPreference.ts'
import { loadOrFail } from '../../blockFailure.ts'

export interface ContactSource {
  readonly locations: readonly Location[]
  readonly contacts: readonly ContentContact[]
  /** True if the service failed; both lists are then empty. */
  readonly isFailed: boolean
}

/** Loads the locations and contacts of the site through the data cache, one entry each per locale. */
export async function loadContacts(request: RequestContext): Promise<ContactSource> {
  const { site, locale } = request.address
  const preference = toPreference(request)
  const found = await loadOrFail(request, () =>
    Promise.all([
      request.load(`locations/${site.id}/${locale.code}`, () => request.content.fetchLocations(site.id, preference)),
      request.load(`contacts/${site.id}/${locale.code}`, () => request.content.fetchContacts(site.id, preference)),
    ]),
  )
  const [locations, contacts] = found ?? [[], []]
  return { locations, contacts, isFailed: found === null }
}
