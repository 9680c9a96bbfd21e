import type { ContentClient } from '@kudex/api/content'
import type { ContactPersonResponse } from '@kudex/api/contact-person'
import { resolveContactPerson, toContactName, writeVCard } from '@kudex/domain/contacts'
import { resolveCountryName } from '@kudex/domain/locales'
import type { SystemData } from '@kudex/domain/paths'
import { create as createContentDisposition } from 'content-disposition'
import { Hono } from 'hono'
import { loadSiteContacts } from '../../../request/loadSiteContacts.ts'
import type { DataCache } from '../../caches/dataCache.ts'
import type { HostEnv } from '../../hostContext.ts'
import { findSiteLocale, type SiteLocale } from '../../system/siteLocale.ts'
import {
  onServiceError,
  refuseMethod,
  respondJson,
  respondJsonUnavailable,
  respondNotFound,
  respondPlainPage,
  respondText,
} from '../respond.ts'

export interface ContactOptions {
  readonly system: { readonly current: SystemData | null }
  readonly content: Pick<ContentClient, 'fetchContacts' | 'fetchLocations' | 'fetchPageBySlug'>
  readonly data: Pick<DataCache, 'load'>
}

/** The contact person of a site and locale at `/{siteId}/{locale}`, for the contact panel (CONTACT-01, CONTACT-03). */
export function createContactRoutes(options: ContactOptions): Hono<HostEnv> {
  const { system, content, data } = options
  const routes = new Hono<HostEnv>()
  routes.onError(onServiceError(respondUnavailable))

  routes.get('/:siteId/:locale', async (c) => {
    if (!system.current) return respondUnavailable()
    const siteLocale = findSiteLocale(system.current, c.req.param('siteId'), c.req.param('locale'))
    if (!siteLocale) return respondJson(404, { error: 'There is no contact' })
    const [{ locations, contacts }, hasList] = await Promise.all([
      loadContacts(siteLocale, options),
      hasContactsPage(siteLocale),
    ])
    const contact = resolveContactPerson(contacts, siteLocale.locale)
    const location = locations.find(({ id }) => id === contact?.locationId)
    const answer: ContactPersonResponse = {
      person: contact && {
        name: toContactName(contact),
        role: contact.role,
        imageId: contact.image?.id ?? null,
      },
      phone: contact?.phone ?? location?.phone ?? null,
      email: contact?.email ?? location?.email ?? null,
      contactsPath: hasList ? `/${contactsSlug}` : null,
    }
    return respondJson(200, answer, { 'Cache-Control': 'public, max-age=60' })
  })
  routes.all('/:siteId/:locale', refuseMethod)
  return routes

  /** True if the site has a public page that lists all contacts, at the address that the contract names. */
  function hasContactsPage({ site, locale, preference }: SiteLocale): Promise<boolean> {
    const address = { siteId: site.id, slug: contactsSlug, parentSlug: 'home', country: locale.country }
    return data.load(`has-contacts-page/${site.id}/${locale.code}`, async () => {
      const page = await content.fetchPageBySlug(address, preference)
      return page?.isPublished === true && page.blocks.some(({ __typename }) => __typename === 'LocationsBlock')
    })
  }
}

/** vCards of contacts and locations at `/{siteId}/{locale}/{id}.vcf`. */
export function createVCardRoutes(options: ContactOptions): Hono<HostEnv> {
  const { system } = options
  const routes = new Hono<HostEnv>()
  routes.onError(onServiceError(() => respondPlainPage(503)))

  routes.get('/:siteId/:locale/:file', async (c, next) => {
    const id = /^([\w-]{1,100})\.vcf$/.exec(c.req.param('file'))?.[1]
    if (id === undefined) return respondNotFound(c, next)
    if (!system.current) return respondPlainPage(503)
    const siteLocale = findSiteLocale(system.current, c.req.param('siteId'), c.req.param('locale'))
    if (!siteLocale) return respondNotFound(c, next)
    const { locations, contacts } = await loadContacts(siteLocale, options)
    const person = contacts.find((contact) => contact.id === id) ?? null
    const location = locations.find((one) => one.id === (person ? person.locationId : id)) ?? null
    if (!person && !location) return respondNotFound(c, next)
    const { site, locale } = siteLocale
    const body = writeVCard({
      uid: id,
      person,
      location,
      organization: location?.name ?? site.name,
      countryName: location && resolveCountryName(location.country, locale.language),
      language: locale.code,
    })
    return respondText(body, {
      'Content-Type': 'text/vcard; charset=utf-8',
      'Content-Disposition': createContentDisposition(`${id}.vcf`),
      'Cache-Control': 'public, max-age=60',
      'X-Robots-Tag': 'noindex',
    })
  })
  routes.get('*', async (c, next) => respondNotFound(c, next))
  return routes
}

function loadContacts(siteLocale: SiteLocale, { data, content }: ContactOptions) {
  return loadSiteContacts(siteLocale, { load: (key, fetch) => data.load(key, fetch), content })
}

const contactsSlug = 'contacts'

function respondUnavailable(): Response {
  return respondJsonUnavailable('The contact is not available')
}
