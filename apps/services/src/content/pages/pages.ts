import { and, eq, gt } from 'drizzle-orm'
import { GraphQLError } from 'graphql'
import { localize, localizeOptional, resolveShownLanguage } from '../../localization/localize.ts'
import { Block, type AnyBlock } from '../blocks/index.ts'
import { builder } from '../builder.ts'
import type { ContentContext } from '../context.ts'
import { findImage, Image } from '../images.ts'
import { toPasswordVersion } from '../protection/pagePassword.ts'
import { keepCompleteLanguages } from './keepCompleteLanguages.ts'
import { maxPages, type PageRow, readPages } from './readPages.ts'
import { pages, type Stage } from '../tables.ts'

/** How a page is protected (PAGE-14). */
export const ProtectionKind = builder.enumType('ProtectionKind', { values: ['none', 'password', 'role'] as const })

const Protection = builder.objectRef<PageRow>('Protection').implement({
  fields: (t) => ({
    kind: t.field({ type: ProtectionKind, resolve: ({ protection }) => protection }),
    role: t.exposeString('protectionRole', { nullable: true }),
    version: t.string({
      nullable: true,
      resolve: ({ protectionPasswordHash: hash }, _args, { mayReadProtected }) =>
        mayReadProtected && hash !== null ? toPasswordVersion(hash) : null,
    }),
  }),
})

const AlternateVersion = builder.objectRef<{ language: string; url: string }>('AlternateVersion').implement({
  fields: (t) => ({ language: t.exposeString('language'), url: t.exposeString('url') }),
})

const HeaderOptions = builder.objectRef<PageRow>('HeaderOptions').implement({
  fields: (t) => ({ theme: t.exposeString('headerTheme'), hidden: t.exposeBoolean('headerHidden') }),
})

/** Content pages (PAGE-03). */
const Page = builder.objectRef<PageRow>('Page').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    siteId: t.exposeID('siteId'),
    title: t.string({ resolve: (page, _args, { wanted }) => localize(page.title, toPageLanguages(page, wanted)) }),
    description: t.string({
      nullable: true,
      resolve: (page, _args, { wanted }) => localizeOptional(page.description, toPageLanguages(page, wanted)),
    }),
    slug: t.exposeString('slug'),
    parentSlug: t.exposeString('parentSlug'),
    url: t.exposeString('url'),
    type: t.exposeString('type'),
    pageType: t.exposeString('pageType'),
    cmsType: t.exposeString('cmsType'),
    branch: t.exposeString('branch', { nullable: true }),
    languages: t.exposeStringList('languages'),
    countries: t.exposeStringList('countries'),
    otherCountries: t.stringList({
      description: 'Countries that have another page at the address of this page for all countries (SITE-18).',
      resolve: (page, _args, { loaders }) => (page.countries.length > 0 ? [] : loaders.takenCountries.load(page)),
    }),
    alternateVersions: t.field({
      type: [AlternateVersion],
      resolve: ({ languages, url }) => languages.map((language) => ({ language, url })),
    }),
    canonicalUrl: t.exposeString('canonicalUrl', { nullable: true }),
    isLanguageFallback: t.boolean({
      resolve: ({ languages }, _args, { wanted }) =>
        !languages.includes(wanted[0] ?? '') && wanted.some((language) => languages.includes(language)),
    }),
    isLanguageUnavailable: t.boolean({
      resolve: ({ languages }, _args, { wanted }) => !wanted.some((language) => languages.includes(language)),
    }),
    contentLanguage: t.string({ resolve: (page, _args, { wanted }) => resolveShownLanguage(page.languages, wanted) }),
    theme: t.exposeString('theme'),
    translationSourceLanguage: t.exposeString('translationSourceLanguage'),
    translationTargetLanguages: t.exposeStringList('translationTargetLanguages'),
    isPublished: t.boolean({
      resolve: ({ id, stage }, _args, { loaders }) => stage === 'published' || loaders.publishedPages.load(id),
    }),
    protection: t.field({ type: Protection, resolve: (page) => page }),
    header: t.field({ type: HeaderOptions, resolve: (page) => page }),
    image: t.field({
      type: Image,
      nullable: true,
      resolve: (page, _args, context) => findImage(page.picture, toPageLanguages(page, context.wanted), context),
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    blocks: t.field({
      type: [Block],
      resolve: (page, _args, context) => {
        const wanted = toPageLanguages(page, context.wanted)
        return page.blocks.map(({ id, content }) => ({ id, content, wanted }) as AnyBlock)
      },
    }),
  }),
})

builder.queryFields((t) => ({
  page: t.field({
    type: Page,
    nullable: true,
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, context) => requireAccess(await context.loaders.pages.load(id), context),
  }),
  pageBySlug: t.field({
    type: Page,
    nullable: true,
    args: { siteId: t.arg.id(), slug: t.arg.string(), parentSlug: t.arg.string(), country: t.arg.string() },
    resolve: async (_root, { siteId, slug, parentSlug, country }, context) => {
      const { queries, stage } = context
      const isAtAddress = and(eq(pages.siteId, siteId), eq(pages.slug, slug), eq(pages.parentSlug, parentSlug))
      const rows = await readPages(queries, { stage, where: isAtAddress })
      return requireAccess(resolvePageFor(country, rows), context)
    },
  }),
  /** The pages of a site that everyone may read, ordered by id, for sitemaps. */
  pagesOfSite: t.field({
    type: [Page],
    args: { siteId: t.arg.id(), after: t.arg.id({ required: false }), first: t.arg.int() },
    resolve: async (_root, { siteId, after, first }, { queries, stage }) => {
      const found = await readPages(queries, {
        stage,
        where: and(eq(pages.siteId, siteId), eq(pages.protection, 'none'), after ? gt(pages.id, after) : undefined),
        first: Math.max(0, Math.min(first, maxPages)),
      })
      return found.map((page) => toShownPage(page, stage))
    },
  }),
}))

/** Of several pages at one address, the one of the country takes precedence over the universal one (SITE-18, PAGE-08). */
function resolvePageFor<Entry extends { countries: readonly string[] }>(
  country: string,
  entries: readonly Entry[],
): Entry | null {
  const own = entries.find(({ countries }) => countries.includes(country))
  return own ?? entries.find(({ countries }) => countries.length === 0) ?? null
}

/** The languages for the texts of a page: its content language first, so that texts do not mix languages. */
function toPageLanguages(page: PageRow, wanted: readonly string[]): readonly string[] {
  return [resolveShownLanguage(page.languages, wanted), ...wanted]
}

/** Editors see the languages of drafts as written. */
function toShownPage(page: PageRow, stage: Stage): PageRow {
  return stage === 'published' ? keepCompleteLanguages(page) : page
}

/** Only the host has the token for protected pages, and it authorizes visitors itself (PAGE-17). */
function requireAccess(page: PageRow | null, { mayReadProtected, stage }: ContentContext): PageRow | null {
  if (page === null) return null
  if (page.protection === 'none' || mayReadProtected) return toShownPage(page, stage)
  throw new GraphQLError('This page is protected. Its content is returned at /content/draft/graphql only.', {
    extensions: { code: 'PROTECTED' },
  })
}
