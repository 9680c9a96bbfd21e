import type { ContentClient, ContentContact } from '@kudex/api/content'
import type { ContactPersonAnswer } from '@kudex/api/contact-person'
import { ServiceError } from '@kudex/api/transport'
import { resolveContactPerson, toContactName, writeVCard, type Location } from '@kudex/domain/contacts'
import { resolveCountryName } from '@kudex/domain/locales'
import type { SystemData } from '@kudex/domain/paths'
import { create as createContentDisposition } from 'content-disposition'
import { toJsonAnswer, type Answer, type Visit } from '../../answer.ts'
import type { DataCache } from '../../caches/dataCache.ts'
import { createPlainPage } from '../../pages/plainPage.ts'
import { findPlace, type Place } from '../../system/findPlace.ts'

/** Who answers for a site and locale, for the contact panel; and cards for address books. */
export interface ContactEndpoints {
  /** Answers `/api/contact/{siteId}/{locale}` and `/vcards/{siteId}/{locale}/{id}.vcf`; null for any other path. */
  answer(visit: Pick<Visit, 'screened'>): Promise<Answer | null>
}

export interface ContactEndpointsOptions {
  readonly system: { readonly current: SystemData | null }
  readonly content: Pick<ContentClient, 'fetchContacts' | 'fetchLocations' | 'fetchPageBySlug'>
  readonly data: Pick<DataCache, 'load'>
}

/** Creates both; what is not published is not known here (CONTACT-01, CONTACT-03). */
export function createContactEndpoints({ system, content, data }: ContactEndpointsOptions): ContactEndpoints {
  return {
    async answer({ screened: { method, path } }) {
      const person = /^\/api\/contact\/([\w-]{1,100})\/([a-z]{2}(?:-[a-z]{2})?)$/.exec(path)
      const card = /^\/vcards\/([\w-]{1,100})\/([a-z]{2}(?:-[a-z]{2})?)\/([\w-]{1,100})\.vcf$/.exec(path)
      const [, siteId, urlCode, id] = person ?? card ?? []
      if (siteId === undefined || urlCode === undefined) return null
      if (method !== 'GET' && method !== 'HEAD')
        return toJsonAnswer(405, { error: 'Method not allowed' }, { Allow: 'GET, HEAD' })
      const fail = person ? toJsonFailure : createPlainPage
      if (!system.current) return fail(503)
      const place = findPlace(system.current, siteId, urlCode)
      if (!place) return fail(404)
      try {
        return id === undefined ? await answerPerson(place) : ((await answerCard(place, id)) ?? fail(404))
      } catch (error) {
        if (error instanceof ServiceError) return fail(503)
        throw error
      }
    },
  }

  async function answerPerson(place: Place): Promise<Answer> {
    const [{ locations, contacts }, hasList] = await Promise.all([load(place), hasListPage(place)])
    const contact = resolveContactPerson(contacts, place.locale)
    const location = locations.find(({ id }) => id === contact?.locationId)
    const answer: ContactPersonAnswer = {
      person: contact && {
        name: toContactName(contact),
        role: contact.role,
        imageId: contact.image?.id ?? null,
      },
      phone: contact?.phone ?? location?.phone ?? null,
      email: contact?.email ?? location?.email ?? null,
      contactsPath: hasList ? `/${listSlug}` : null,
    }
    return toJsonAnswer(200, answer, { 'Cache-Control': 'public, max-age=60' })
  }

  async function answerCard(place: Place, id: string): Promise<Answer | null> {
    const { locations, contacts } = await load(place)
    const person = contacts.find((contact) => contact.id === id) ?? null
    const location = locations.find((one) => one.id === (person ? person.locationId : id)) ?? null
    if (!person && !location) return null
    const { site, locale } = place
    const body = writeVCard({
      uid: id,
      person,
      location,
      organization: location?.name ?? site.name,
      countryName: location && resolveCountryName(location.country, locale.language),
      language: locale.code,
    })
    const headers = {
      'Content-Type': 'text/vcard; charset=utf-8',
      'Content-Disposition': createContentDisposition(`${id}.vcf`),
      'Cache-Control': 'public, max-age=60',
      'X-Robots-Tag': 'noindex',
    }
    return { status: 200, headers, body }
  }

  async function load({
    site,
    locale,
    preference,
  }: Place): Promise<{ readonly locations: readonly Location[]; readonly contacts: readonly ContentContact[] }> {
    const [locations, contacts] = await Promise.all([
      data.load(`locations/${site.id}/${locale.code}`, () => content.fetchLocations(site.id, preference)),
      data.load(`contacts/${site.id}/${locale.code}`, () => content.fetchContacts(site.id, preference)),
    ])
    return { locations, contacts }
  }

  /** Whether the site has a public page of all its contacts, where the contract has it. */
  function hasListPage({ site, locale, preference }: Place): Promise<boolean> {
    const address = { siteId: site.id, slug: listSlug, parentSlug: 'home', country: locale.country }
    return data.load(`has-contacts-page/${site.id}/${locale.code}`, async () => {
      const page = await content.fetchPageBySlug(address, preference)
      return (
        page?.protection.kind === 'none' && page.isPublished && page.blocks.some(({ kind }) => kind === 'locations')
      )
    })
  }
}

const listSlug = 'contacts'

function toJsonFailure(status: 404 | 503): Answer {
  return status === 404
    ? toJsonAnswer(404, { error: 'There is no contact' })
    : toJsonAnswer(503, { error: 'The contact is not available' }, { 'Retry-After': '10' })
}
