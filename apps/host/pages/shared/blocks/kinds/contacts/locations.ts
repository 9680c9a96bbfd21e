import type { ContentBlock } from '@kudex/api/content'
import { isOwnBrand } from '@kudex/domain/catalogue'
import type { Location } from '@kudex/domain/contacts'
import { buildMapAddress, contactKinds, filterLocations, isContactKind, listAddressLines } from '@kudex/domain/contacts'
import { resolveCountryName } from '@kudex/domain/locales'
import type { MessageDescriptor } from '@kudex/intl/messages'
import type { LocationGroup, LocationItem, LocationMapProps, LocationSelect } from '@kudex/ui'
import { contactKindMessages, contactListMessages as messages } from '../../../../../features/contact/index.ts'
import type { RequestContext } from '../../../../../request/requestContext.types.ts'
import { europeDetail, toMapPoint, worldMap } from '../../../../../request/worldMap.ts'
import type { BlockLoader, ContentBlockOf } from '../../blocks.types.ts'
import { toContactDetails, toPerson, toTexts, type ContactContext } from './contactItems.ts'
import { loadContacts } from './loadContacts.ts'
import {
  hasFilters,
  listLocationChoices,
  readLocationQuery,
  writeLocationQuery,
  type LocationChoices,
} from './locationQuery.ts'

/** Locations by country, with filters in the query if the block has them (CONTACT-03…06). */
export const locations: BlockLoader<'LocationsBlock'> = {
  async toView(block, { request, intl }) {
    const context = { request, intl, ...(await loadContacts(request)) }
    const { locale, canonicalPath } = request.address
    const all = listBlockLocations(block, context.locations)
    const choices = listLocationChoices(all)
    const filters = block.hasFilters && !context.isFailed ? readLocationQuery(request.fullPath, choices) : null
    const shown = filters ? filterLocations(all, context.contacts, filters, locale.language) : all
    return {
      kind: 'locations',
      props: {
        list: {
          title: block.title ?? undefined,
          lead: block.lead ?? undefined,
          map: filters ? toMap(shown, filters.country ?? locale.country) : undefined,
          groups: toGroups(shown, { context, first: filters?.country ?? locale.country, isListAll: !block.hasFilters }),
          ...toTexts(context),
        },
        filters: filters && {
          label: intl.formatMessage(messages.filters),
          action: canonicalPath,
          search: { name: 'q', label: intl.formatMessage(messages.query), value: filters.text },
          selects: toSelects(choices, filters, context),
          submitText: intl.formatMessage(messages.search),
          resultText: intl.formatMessage(messages.result, { count: shown.length }),
          reset: hasFilters(filters) ? { href: canonicalPath, text: intl.formatMessage(messages.reset) } : undefined,
        },
      },
    }
  },
}

/** The query of the filters that apply on a page; empty if no block has filters (NAV-23). */
export async function loadLocationQuery(request: RequestContext, blocks: readonly ContentBlock[]): Promise<string> {
  const block = blocks.filter((one) => one.__typename === 'LocationsBlock').find((one) => one.hasFilters)
  if (!block) return ''
  const { locations } = await loadContacts(request)
  const choices = listLocationChoices(listBlockLocations(block, locations))
  return writeLocationQuery(readLocationQuery(request.fullPath, choices))
}

/** The locations that a block shows before visitors filter them. */
export function listBlockLocations(
  { brand, contactKind, country }: ContentBlockOf<'LocationsBlock'>,
  all: readonly Location[],
): readonly Location[] {
  const kind = contactKind !== null && isContactKind(contactKind) ? contactKind : null
  return filterLocations(all, [], { brand, kind, country, region: null, text: '' }, 'en')
}

function toSelects(
  { brands, kinds, countries, regions }: LocationChoices,
  chosen: ReturnType<typeof readLocationQuery>,
  { request, intl }: ContactContext,
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
  // One option besides “all” is no choice.
  return all.filter(({ options }) => options.length > 2)
}

function toBrandName(brand: string, { system }: RequestContext): string {
  return system.sites.find((site) => site.brand === brand)?.name ?? brand
}

/** All locations with a position; those of the selected or the visitor's country are marked. */
function toMap(locations: readonly Location[], near: string): LocationMapProps | undefined {
  const { src, width, height } = worldMap
  const markers = locations.flatMap(({ id, country, countriesServed, latitude, longitude }) => {
    const point = latitude === null || longitude === null ? null : toMapPoint(latitude, longitude)
    return point ? [{ id, ...point, isNear: country === near || countriesServed.includes(near) }] : []
  })
  // Marked ones are drawn last, above their neighbours.
  return markers.length === 0
    ? undefined
    : {
        src,
        width,
        height,
        detail: europeDetail,
        markers: markers.toSorted((one, other) => Number(one.isNear) - Number(other.isNear)),
      }
}

interface GroupOptions {
  readonly context: ContactContext
  /** The selected or the visitor's country. */
  readonly first: string
  /** Whether all countries are open, as in short lists without filters. */
  readonly isListAll: boolean
}

/** Countries that are open at once after filtering. */
const maxOpen = 2

/** Groups locations by country: the selected or the visitor's country first, then those that serve it, then by name. */
function toGroups(locations: readonly Location[], { context, first, isListAll }: GroupOptions): LocationGroup[] {
  const { intl, request } = context
  const { language, country: visitorCountry } = request.address.locale
  const { compare } = new Intl.Collator(language)
  const groups = [...Map.groupBy(locations, ({ country }) => country)]
  return groups
    .map(([country, ofCountry]) => ({
      country,
      title: resolveCountryName(country, language),
      ofCountry,
      rank: country === first ? 2 : ofCountry.some(({ countriesServed }) => countriesServed.includes(first)) ? 1 : 0,
    }))
    .toSorted((one, other) => other.rank - one.rank || compare(one.title, other.title))
    .map(({ country, title, ofCountry, rank }, index) => ({
      id: country.toLowerCase(),
      title,
      overline: rank > 0 && index === 0 && first === visitorCountry ? intl.formatMessage(messages.nearest) : undefined,
      countText: intl.formatMessage(messages.result, { count: ofCountry.length }),
      isOpen: isListAll || rank > 0 || groups.length <= maxOpen,
      locations: ofCountry.map((location) => toLocation(location, context)),
    }))
}

function toLocation(location: Location, context: ContactContext): LocationItem {
  const { request, contacts, intl } = context
  const { locale } = request.address
  const { id, name, kinds, brands, countriesServed, website } = location
  const kindNames = contactKinds.filter((kind) => kinds.includes(kind)).map((kind) => contactKindMessages[kind])
  const served = countriesServed.map((code) => resolveCountryName(code, locale.language))
  const map = buildMapAddress(location)
  return {
    id,
    name,
    typeText: kindNames.map((kind) => intl.formatMessage(kind)).join(', '),
    brandsText: brands
      .filter((brand) => !isOwnBrand(brand))
      .map((brand) => toBrandName(brand, request))
      .join(', '),
    noteText:
      served.length === 0
        ? undefined
        : intl.formatMessage(messages.serves, { countries: new Intl.ListFormat(locale.language).format(served) }),
    addressLines: listAddressLines(location),
    ...toContactDetails(location, name, context),
    website: website !== null && URL.canParse(website) ? { href: website, text: new URL(website).host } : undefined,
    mapLink:
      map === null
        ? undefined
        : {
            href: map,
            text: intl.formatMessage(messages.map),
            detail: intl.formatMessage(messages.mapDetail, { name }),
          },
    people: contacts.filter(({ locationId }) => locationId === id).map((contact) => toPerson(contact, context)),
  }
}
