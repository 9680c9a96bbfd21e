import { and, asc, eq, exists, ne } from 'drizzle-orm'
import { alias, QueryBuilder } from 'drizzle-orm/pg-core'
import { builder, MeasurementSystem } from '../builder.ts'
import type { CountryRow, LanguageRow } from '../loaders.ts'
import { ProtectionKind } from '../pages/pages.ts'
import { countries, pages, routeRules, sites } from '../tables.ts'

const DisplayName = builder.objectRef<{ locale: string; displayName: string }>('DisplayName').implement({
  fields: (t) => ({ locale: t.exposeString('locale'), displayName: t.exposeString('displayName') }),
})

/** Languages (LOCALE-03). */
const Language = builder.objectRef<LanguageRow>('Language').implement({
  fields: (t) => ({
    languageCode: t.exposeString('code'),
    defaultCountry: t.exposeString('defaultCountry', { nullable: true }),
    sortIndex: t.exposeInt('sortIndex'),
    localizations: t.field({ type: [DisplayName], resolve: ({ names }) => toDisplayNames(names) }),
  }),
})

/** Countries (LOCALE-01). */
const Country = builder.objectRef<CountryRow>('Country').implement({
  fields: (t) => ({
    countryCode: t.exposeString('code'),
    hidden: t.exposeBoolean('hidden'),
    supportedLanguages: t.field({
      type: [Language],
      resolve: async ({ supportedLanguages }, _args, { loaders }) => {
        const all = new Map((await loaders.languages()).map((language) => [language.code, language]))
        return supportedLanguages.flatMap((code) => all.get(code) ?? [])
      },
    }),
    defaultLanguage: t.field({
      type: Language,
      resolve: async ({ defaultLanguage }, _args, { loaders }) =>
        (await loaders.languages()).find((language) => language.code === defaultLanguage)!,
    }),
    defaultMeasurementSystem: t.field({
      type: MeasurementSystem,
      nullable: true,
      resolve: ({ defaultMeasurementSystem }) => defaultMeasurementSystem,
    }),
    sortIndex: t.exposeInt('sortIndex'),
    localizations: t.field({ type: [DisplayName], resolve: ({ names }) => toDisplayNames(names) }),
  }),
})

/** Sites (SITE-07). */
const Site = builder.objectRef<typeof sites.$inferSelect>('Site').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    slug: t.exposeString('slug', { nullable: true }),
    internationalOnly: t.exposeBoolean('internationalOnly'),
    hideSideButtons: t.exposeBoolean('hideSideButtons'),
    enableCutFont: t.exposeBoolean('enableCutFont'),
    sortIndex: t.exposeInt('sortIndex'),
    addedLanguages: t.exposeStringList('addedLanguages'),
    removedLanguages: t.exposeStringList('removedLanguages'),
    brand: t.exposeString('brand'),
    features: t.exposeStringList('features'),
    headerNavigationId: t.exposeID('headerNavigationId', { nullable: true }),
    footerNavigationId: t.exposeID('footerNavigationId', { nullable: true }),
    domains: t.exposeStringList('domains'),
  }),
})

const RouteRule = builder.objectRef<typeof routeRules.$inferSelect>('RouteRule').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    siteId: t.exposeID('siteId', { nullable: true }),
    pattern: t.exposeString('pattern'),
    redirect: t.exposeString('redirect'),
    external: t.exposeBoolean('external'),
  }),
})

type AccessRuleRow = Pick<
  typeof pages.$inferSelect,
  'id' | 'siteId' | 'url' | 'countries' | 'protection' | 'protectionRole'
>

/** The access rule of a page at an address with a protected page (PAGE-14). */
const AccessRule = builder.objectRef<AccessRuleRow>('AccessRule').implement({
  fields: (t) => ({
    pageId: t.exposeID('id'),
    siteId: t.exposeID('siteId'),
    path: t.exposeString('url'),
    countries: t.exposeStringList('countries'),
    kind: t.field({ type: ProtectionKind, resolve: ({ protection }) => protection }),
    role: t.exposeString('protectionRole', { nullable: true }),
  }),
})

builder.queryFields((t) => ({
  languages: t.field({ type: [Language], resolve: (_root, _args, { loaders }) => loaders.languages() }),
  countries: t.field({
    type: [Country],
    resolve: (_root, _args, { queries }) => queries.select().from(countries).orderBy(asc(countries.sortIndex)),
  }),
  sites: t.field({
    type: [Site],
    resolve: (_root, _args, { queries }) => queries.select().from(sites).orderBy(asc(sites.sortIndex)),
  }),
  routeRules: t.field({
    type: [RouteRule],
    resolve: (_root, _args, { queries }) => queries.select().from(routeRules).orderBy(asc(routeRules.sortIndex)),
  }),
  accessRules: t.field({
    type: [AccessRule],
    resolve: (_root, _args, { queries }) => {
      const sameAddress = alias(pages, 'same_address')
      const isProtected = and(
        eq(sameAddress.siteId, pages.siteId),
        eq(sameAddress.url, pages.url),
        eq(sameAddress.stage, 'published'),
        ne(sameAddress.protection, 'none'),
      )
      return queries
        .select()
        .from(pages)
        .where(
          and(
            eq(pages.stage, 'published'),
            exists(new QueryBuilder().select({ id: sameAddress.id }).from(sameAddress).where(isProtected)),
          ),
        )
        .orderBy(asc(pages.id))
    },
  }),
}))

function toDisplayNames(names: Record<string, string>): { locale: string; displayName: string }[] {
  return Object.entries(names).map(([locale, displayName]) => ({ locale, displayName }))
}
