import type { ContentContact } from '@kudex/api/content'
import type { Location } from '@kudex/domain/contacts'
import type { IntlShape } from '@kudex/intl/messages'
import type { RequestContext } from '../../../../request/requestContext.types.ts'
import { loadOrFail } from '../loadOrFail.ts'
import { loadIntl } from '../../locale/loadIntl.ts'
import { toPreference } from '../../locale/toPreference.ts'

/** What blocks about contacts are made of. */
export interface ContactSource {
  readonly locations: readonly Location[]
  readonly contacts: readonly ContentContact[]
  /** Their service does not answer: there are none to show, which is not the same as none. */
  readonly isFailed: boolean
  readonly intl: IntlShape
}

/** The locations and contacts of the site through the data cache: one entry each for a locale. */
export async function loadContacts(request: RequestContext): Promise<ContactSource> {
  const { site, locale } = request.address
  const preference = toPreference(request)
  const [found, intl] = await Promise.all([
    loadOrFail(request, () =>
      Promise.all([
        request.load(`locations/${site.id}/${locale.code}`, () => request.content.fetchLocations(site.id, preference)),
        request.load(`contacts/${site.id}/${locale.code}`, () => request.content.fetchContacts(site.id, preference)),
      ]),
    ),
    loadIntl(locale),
  ])
  const [locations, contacts] = found ?? [[], []]
  return { locations, contacts, isFailed: found === null, intl }
}
