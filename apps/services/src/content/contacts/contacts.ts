import { and, arrayContains, asc, eq, type SQL } from 'drizzle-orm'
import { localizeOptional } from '../../localization/localize.ts'
import { builder } from '../builder.ts'
import { findImage, Image } from '../images.ts'
import type { Stage } from '../tables.ts'
import { contacts, locations } from './contactTables.ts'

/** A location of the company (CONTACT-03). */
const Location = builder.objectRef<typeof locations.$inferSelect>('Location').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    brands: t.exposeStringList('brands'),
    kinds: t.exposeStringList('kinds', { description: 'headquarters, sales, service, production or partner.' }),
    country: t.exposeString('country'),
    region: t.exposeString('region', { description: 'UN M49 code of a region.' }),
    countriesServed: t.exposeStringList('countriesServed'),
    street: t.exposeString('street', { nullable: true }),
    postalCode: t.exposeString('postalCode', { nullable: true }),
    city: t.exposeString('city'),
    phone: t.exposeString('phone', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    website: t.exposeString('website', { nullable: true }),
    latitude: t.exposeFloat('latitude', { nullable: true }),
    longitude: t.exposeFloat('longitude', { nullable: true }),
  }),
})

/** A contact person (CONTACT-01). */
const Contact = builder.objectRef<typeof contacts.$inferSelect>('Contact').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    givenName: t.exposeString('givenName'),
    familyName: t.exposeString('familyName'),
    role: t.string({ nullable: true, resolve: ({ role }, _args, { wanted }) => localizeOptional(role, wanted) }),
    email: t.exposeString('email', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
    image: t.field({
      type: Image,
      nullable: true,
      resolve: ({ image }, _args, context) => findImage(image, context.wanted, context),
    }),
    kinds: t.exposeStringList('kinds'),
    countries: t.exposeStringList('countries', { description: 'Empty means all countries.' }),
    languages: t.exposeStringList('languages'),
    locationId: t.exposeID('locationId', { nullable: true }),
  }),
})

builder.queryFields((t) => ({
  locations: t.field({
    type: [Location],
    args: { siteId: t.arg.id() },
    resolve: (_root, { siteId }, { queries, stage }) =>
      queries
        .select()
        .from(locations)
        .where(isOnSite(locations, siteId, stage))
        .orderBy(asc(locations.sortIndex), asc(locations.id)),
  }),
  contacts: t.field({
    type: [Contact],
    args: { siteId: t.arg.id() },
    resolve: (_root, { siteId }, { queries, stage }) =>
      queries
        .select()
        .from(contacts)
        .where(isOnSite(contacts, siteId, stage))
        .orderBy(asc(contacts.sortIndex), asc(contacts.id)),
  }),
}))

/** Condition for the rows of a site on a stage; drafts only on the draft stage. */
function isOnSite(table: typeof locations | typeof contacts, siteId: string, stage: Stage): SQL | undefined {
  const isOfSite = arrayContains(table.siteIds, [siteId])
  return stage === 'published' ? and(isOfSite, eq(table.isPublished, true)) : isOfSite
}
