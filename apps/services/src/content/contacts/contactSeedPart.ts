import type { SeedContacts } from '../../../seed/seed.types.ts'
import { toOptionalText } from '../../localization/seedText.ts'
import { insertRows } from '../../database/insertRows.ts'
import type { SeedPart } from '../../service.types.ts'
import { contacts, locations } from './contactTables.ts'

export const contactSeedPart: SeedPart = {
  name: 'contacts',
  isEmpty: async (queries) => (await queries.select({ id: locations.id }).from(locations).limit(1)).length === 0,
  load: async (queries, { seed }) => {
    if (!seed.contacts) return 'no contacts'
    await insertRows(queries, locations, toLocationRows(seed.contacts))
    await insertRows(queries, contacts, toContactRows(seed.contacts))
    return `${seed.contacts.locations.length} locations, ${seed.contacts.people.length} contacts`
  },
}

export function toLocationRows({ locations: places }: SeedContacts): (typeof locations.$inferSelect)[] {
  return places.map((place, sortIndex) => ({
    id: place.id,
    siteIds: [...place.sites],
    name: place.name,
    brands: [...place.brands],
    kinds: [...place.kinds],
    country: place.country,
    region: place.region,
    countriesServed: [...(place.serves ?? [])],
    street: place.street ?? null,
    postalCode: place.postalCode ?? null,
    city: place.city,
    phone: place.phone ?? null,
    email: place.email ?? null,
    website: place.website ?? null,
    latitude: place.position?.[0] ?? null,
    longitude: place.position?.[1] ?? null,
    isPublished: place.published ?? true,
    sortIndex,
  }))
}

export function toContactRows({ people }: SeedContacts): (typeof contacts.$inferSelect)[] {
  return people.map((person, sortIndex) => ({
    id: person.id,
    siteIds: [...person.sites],
    givenName: person.givenName,
    familyName: person.familyName,
    role: toOptionalText(person.role),
    email: person.email ?? null,
    phone: person.phone ?? null,
    image: person.image ?? null,
    kinds: [...person.kinds],
    countries: [...(person.countries ?? [])],
    languages: [...person.languages],
    locationId: person.location ?? null,
    isPublished: person.published ?? true,
    sortIndex,
  }))
}
