import type { ContactKind } from '@kudex/domain/contacts'
import { boolean, doublePrecision, integer, jsonb, text } from 'drizzle-orm/pg-core'
import type { LocalizedText } from '../../localization/localize.ts'
import { contentSchema } from '../databaseSchema.ts'

// Where somebody can be reached, and who. A thing may be shown by several sites, which are named, not referenced: this
// file knows nothing of pages.

export const locations = contentSchema.table('locations', {
  id: text().primaryKey(),
  siteIds: text('site_ids').array().notNull(),
  name: text().notNull(),
  brands: text().array().notNull(),
  kinds: text().$type<ContactKind>().array().notNull(),
  country: text().notNull(),
  /** UN M49 code of a part of the world. */
  region: text().notNull(),
  countriesServed: text('countries_served').array().notNull(),
  street: text(),
  postalCode: text('postal_code'),
  city: text().notNull(),
  phone: text(),
  email: text(),
  website: text(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  isPublished: boolean('is_published').notNull(),
  sortIndex: integer('sort_index').notNull(),
})

export const contacts = contentSchema.table('contacts', {
  id: text().primaryKey(),
  siteIds: text('site_ids').array().notNull(),
  givenName: text('given_name').notNull(),
  familyName: text('family_name').notNull(),
  role: jsonb().$type<LocalizedText>(),
  email: text(),
  phone: text(),
  image: text(),
  kinds: text().$type<ContactKind>().array().notNull(),
  /** Empty: everywhere. */
  countries: text().array().notNull(),
  languages: text().array().notNull(),
  locationId: text('location_id'),
  isPublished: boolean('is_published').notNull(),
  sortIndex: integer('sort_index').notNull(),
})
