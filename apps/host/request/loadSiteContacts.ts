import type { RequestContext } from './requestContext.types.ts'

interface ContactOwner extends Pick<RequestContext['address'], 'site' | 'locale'> {
  readonly preference: Parameters<ContactClient['fetchContacts']>[1]
}

type ContactClient = Pick<RequestContext['content'], 'fetchContacts' | 'fetchLocations'>

/** Loads the locations and contacts of a site through the data cache, one entry each per locale. */
export async function loadSiteContacts(
  { site, locale, preference }: ContactOwner,
  { load, content }: Pick<RequestContext, 'load'> & { readonly content: ContactClient },
) {
  const [locations, contacts] = await Promise.all([
    load(`locations/${site.id}/${locale.code}`, () => content.fetchLocations(site.id, preference)),
    load(`contacts/${site.id}/${locale.code}`, () => content.fetchContacts(site.id, preference)),
  ])
  return { locations, contacts }
}
