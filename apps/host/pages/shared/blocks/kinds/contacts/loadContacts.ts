import type { ContentContact } from '@kudex/api/content'
import type { Location } from '@kudex/domain/contacts'
import { loadSiteContacts } from '../../../../../request/loadSiteContacts.ts'
import type { RequestContext } from '../../../../../request/requestContext.types.ts'
import { toPreference } from '../../../locale/toPreference.ts'
import { loadOrFail } from '../../blockFailure.ts'

export interface ContactSource {
  readonly locations: readonly Location[]
  readonly contacts: readonly ContentContact[]
  /** True if the service failed; both lists are then empty. */
  readonly isFailed: boolean
}

/** Loads the locations and contacts of the site. */
export async function loadContacts(request: RequestContext): Promise<ContactSource> {
  const owner = { ...request.address, preference: toPreference(request) }
  const found = await loadOrFail(request, () => loadSiteContacts(owner, request))
  return { locations: [], contacts: [], ...found, isFailed: found === null }
}
