import type { ContactKind } from '@kudex/domain/contacts'
import { boolean, doublePrecision, integer, jsonb, text } from 'drizzle-orm/pg-core'
import type { LocalizedText } from '../../localization/localize.ts'
import { contentSchema } from '../databaseSchema.ts'

// Locations and contacts. Both may appear on several sites, which are named by id without a foreign key.

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
  /** Empty means all countries. */
  countries: text().array().notNull(),
  languages: text().array().notNull(),
  locationId: text('location_id'),
  isPublished: boolean('is_published').notNull(),
  sortIndex: integer('sort_index').notNull(),
})
