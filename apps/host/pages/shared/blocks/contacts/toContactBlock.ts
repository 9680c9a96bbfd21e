import type { ContactsBlock, ContentContact, LocationsBlock } from '@kudex/api/content'
import {
  buildMapAddress,
  contactKinds,
  filterLocations,
  listAddressLines,
  toContactName,
  toPhoneNumber,
  type Contact,
  type Location,
} from '@kudex/domain/contacts'
import { toInitials } from '@kudex/domain/identity'
import { resolveCountryName } from '@kudex/domain/locales'
import type { MessageDescriptor } from '@kudex/intl/messages'
import type { ContactPerson, LocationGroup, LocationItem, LocationSelect } from '@kudex/ui'
import { contactKindMessages, contactListMessages as messages } from '../../../../features/contact/index.ts'
import type { RequestContext } from '../../../../request/requestContext.types.ts'
import { toBlockFailure } from '../toBlockFailure.ts'
import { toPicture } from '../../media/toPicture.ts'
import type { ContactPageBlock, ContactsBlockProps, LocationsBlockProps } from './contactBlocks.types.ts'
import type { ContactSource } from './loadContacts.ts'
import { isNarrowed, listLocationChoices, readLocationQuery, type LocationChoices } from './locationQuery.ts'

/** A block about contacts as its module shows it, in the words of the request's language (CONTACT-03…06). */
export function toContactBlock(
  block: LocationsBlock | ContactsBlock,
  request: RequestContext,
  source: ContactSource,
): ContactPageBlock {
  const place: Place = { request, ...source }
  return block.kind === 'contacts'
    ? { kind: 'contacts', props: toContacts(block, place) }
    : { kind: 'locations', props: toLocations(block, place) }
}

/** The locations that a block shows before anybody narrows them. */
export function listBlockLocations(block: LocationsBlock, locations: readonly Location[]): readonly Location[] {
  const { brand, contactKind: kind, country } = block
  return filterLocations(locations, [], { brand, kind, country, region: null, text: '' }, 'en')
}

interface Place extends ContactSource {
  readonly request: RequestContext
}

/** In the order of the block; who is no longer shown is left out. */
function toContacts({ title, lead, contactIds }: ContactsBlock, place: Place): ContactsBlockProps {
  const people = contactIds.flatMap((id) => place.contacts.find((contact) => contact.id === id) ?? [])
  return {
    title: title ?? undefined,
    lead: lead ?? undefined,
    people: people.map((contact) => toPerson(contact, place)),
    ...toTexts(place),
  }
}

function toLocations(block: LocationsBlock, place: Place): LocationsBlockProps {
  const { request, contacts, intl } = place
  const { language } = request.address.locale
  const all = listBlockLocations(block, place.locations)
  const choices = listLocationChoices(all)
  const filters = block.hasFilters && !place.isFailed ? readLocationQuery(request.fullPath, choices) : null
  const shown = filters ? filterLocations(all, contacts, filters, language) : all
  return {
    list: {
      title: block.title ?? undefined,
      lead: block.lead ?? undefined,
      groups: toGroups(shown, filters?.country ?? request.address.locale.country, place),
      ...toTexts(place),
    },
    filters: filters && {
      label: intl.formatMessage(messages.filters),
      action: request.address.canonicalPath,
      search: { name: 'q', label: intl.formatMessage(messages.query), value: filters.text },
      selects: toSelects(choices, filters, place),
      submitText: intl.formatMessage(messages.search),
      resultText: intl.formatMessage(messages.result, { count: shown.length }),
      reset: isNarrowed(filters)
        ? { href: request.address.canonicalPath, text: intl.formatMessage(messages.reset) }
        : undefined,
    },
  }
}

function toTexts({ intl, isFailed, request }: Place) {
  const { formatMessage } = intl
  return {
    labels: {
      phone: formatMessage(messages.phone),
      email: formatMessage(messages.email),
      website: formatMessage(messages.website),
    },
    emptyText: formatMessage(messages.empty),
    failure: isFailed ? toBlockFailure('contacts', request, intl) : undefined,
  }
}

function toSelects(
  { brands, kinds, countries, regions }: LocationChoices,
  chosen: ReturnType<typeof readLocationQuery>,
  { request, intl }: Place,
): LocationSelect[] {
  const { language } = request.address.locale
  const { compare } = new Intl.Collator(language)
  const name = (code: string) => ({ value: code, text: resolveCountryName(code, language) })
  const byText = (one: { text: string }, other: { text: string }) => compare(one.text, other.text)
  const toSelect = (
    field: 'brand' | 'type' | 'country' | 'region',
    value: string | null,
    [label, all]: readonly [MessageDescriptor, MessageDescriptor],
    options: LocationSelect['options'],
  ): LocationSelect => ({
    name: field,
    label: intl.formatMessage(label),
    value: value ?? '',
    options: [{ value: '', text: intl.formatMessage(all) }, ...options],
  })
  const ofBrand = (brand: string) => ({ value: brand, text: toBrandName(brand, request) })
  const ofKind = (kind: (typeof contactKinds)[number]) => ({
    value: kind,
    text: intl.formatMessage(contactKindMessages[kind]),
  })
  const all = [
    toSelect('brand', chosen.brand, [messages.brand, messages.allBrands], brands.map(ofBrand)),
    toSelect(
      'type',
      chosen.kind,
      [messages.kind, messages.allKinds],
      contactKinds.filter((kind) => kinds.includes(kind)).map(ofKind),
    ),
    toSelect(
      'country',
      chosen.country,
      [messages.country, messages.allCountries],
      countries.map(name).toSorted(byText),
    ),
    toSelect('region', chosen.region, [messages.region, messages.allRegions], regions.map(name).toSorted(byText)),
  ]
  // All and one: there is nothing to choose.
  return all.filter(({ options }) => options.length > 2)
}

/** A brand by the name of its site. */
function toBrandName(brand: string, { system }: RequestContext): string {
  return system.sites.find((site) => site.brand === brand)?.name ?? brand
}

/** By country, the asked one or the visitor's own first, then by name. */
function toGroups(locations: readonly Location[], first: string, place: Place): LocationGroup[] {
  const { language } = place.request.address.locale
  const { compare } = new Intl.Collator(language)
  return [...Map.groupBy(locations, ({ country }) => country)]
    .map(([country, ofCountry]) => ({ country, title: resolveCountryName(country, language), ofCountry }))
    .toSorted(
      (one, other) =>
        Number(other.country === first) - Number(one.country === first) || compare(one.title, other.title),
    )
    .map(({ country, title, ofCountry }) => ({
      id: country.toLowerCase(),
      title,
      locations: ofCountry.map((location) => toLocation(location, place)),
    }))
}

function toLocation(location: Location, place: Place): LocationItem {
  const { request, contacts, intl } = place
  const { locale } = request.address
  const { id, name, kinds, brands, countriesServed, website } = location
  const kindNames = contactKinds.filter((kind) => kinds.includes(kind)).map((kind) => contactKindMessages[kind])
  const served = countriesServed.map((code) => resolveCountryName(code, locale.language))
  const map = buildMapAddress(location)
  return {
    id,
    name,
    typeText: kindNames.map((kind) => intl.formatMessage(kind)).join(', '),
    brandsText: brands.map((brand) => toBrandName(brand, request)).join(', '),
    noteText:
      served.length === 0
        ? undefined
        : intl.formatMessage(messages.serves, { countries: new Intl.ListFormat(locale.language).format(served) }),
    addressLines: listAddressLines(location),
    ...toWays(location, name, place),
    website: website !== null && URL.canParse(website) ? { href: website, text: new URL(website).host } : undefined,
    mapLink:
      map === null
        ? undefined
        : {
            href: map,
            text: intl.formatMessage(messages.map),
            detail: intl.formatMessage(messages.mapDetail, { name }),
          },
    people: contacts.filter(({ locationId }) => locationId === id).map((contact) => toPerson(contact, place)),
  }
}

function toPerson(contact: ContentContact, place: Place): ContactPerson {
  const { id, role, image } = contact
  const name = toContactName(contact)
  return {
    id,
    name,
    role: role ?? undefined,
    picture: image ? toPicture(image, ['contact']) : undefined,
    initials: toInitials(name),
    ...toWays(contact, name, place),
  }
}

function toWays({ id, phone, email }: Location | Contact, name: string, { request, intl }: Place) {
  const { site, locale } = request.address
  return {
    phone: phone === null ? undefined : { href: `tel:${toPhoneNumber(phone)}`, text: phone },
    email: email === null ? undefined : { href: `mailto:${email}`, text: email },
    vCardLink: {
      href: `hard:/vcards/${encodeURIComponent(site.id)}/${locale.urlCode}/${encodeURIComponent(id)}.vcf`,
      text: intl.formatMessage(messages.card),
      detail: intl.formatMessage(messages.cardDetail, { name }),
    },
  }
}
