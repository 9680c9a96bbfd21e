import { asc, eq } from 'drizzle-orm'
import { findLanguage, localize } from '../localization/localize.ts'
import { builder } from './builder.ts'
import type { StoredLink } from './links.types.ts'
import { redirects } from './tables.ts'

/** A link with the languages of the surrounding text. */
export interface LinkInText {
  link: StoredLink
  wanted: readonly string[]
}

const LinkKind = builder.enumType('LinkKind', { values: ['page', 'path', 'external', 'product', 'service'] as const })

/** Links of every kind (PAGE-10…13). */
export const Link = builder.objectRef<LinkInText>('Link').implement({
  fields: (t) => ({
    kind: t.field({ type: LinkKind, resolve: ({ link }) => link.kind }),
    text: t.string({ resolve: ({ link, wanted }) => localize(link.text, wanted) }),
    textLanguage: t.string({
      nullable: true,
      description: 'The language of the text; null if it is the same in all languages.',
      resolve: ({ link, wanted }) => findLanguage(link.text, wanted),
    }),
    pageId: t.id({ nullable: true, resolve: ({ link }) => (link.kind === 'page' ? link.pageId : null) }),
    path: t.string({
      nullable: true,
      resolve: async ({ link }, _args, { loaders }) => {
        if (link.kind === 'path') return link.path
        if (link.kind !== 'page') return null
        return (await loaders.pageAddresses.load(link.pageId))?.url ?? null
      },
    }),
    pageType: t.string({
      nullable: true,
      resolve: async ({ link }, _args, { loaders }) =>
        link.kind === 'page' ? ((await loaders.pageAddresses.load(link.pageId))?.pageType ?? null) : null,
    }),
    pageParameters: t.string({
      nullable: true,
      resolve: ({ link }) => (link.kind === 'page' ? link.pageParameters : null),
    }),
    url: t.string({ nullable: true, resolve: ({ link }) => (link.kind === 'external' ? link.url : null) }),
    productSlug: t.string({
      nullable: true,
      resolve: ({ link }) => (link.kind === 'product' ? link.productSlug : null),
    }),
    serviceSlug: t.string({
      nullable: true,
      resolve: ({ link }) => (link.kind === 'service' ? link.serviceSlug : null),
    }),
    openInNewTab: t.boolean({ resolve: ({ link }) => link.openInNewTab }),
  }),
})

/** System redirects (ROUTE-21). */
const Redirect = builder.objectRef<typeof redirects.$inferSelect>('Redirect').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    siteId: t.exposeID('siteId', { nullable: true }),
    previousUrl: t.exposeString('previousUrl'),
    target: t.field({ type: Link, resolve: ({ target }, _args, { wanted }) => ({ link: target, wanted }) }),
  }),
})

builder.queryField('redirects', (t) =>
  t.field({
    type: [Redirect],
    args: { previousUrl: t.arg.string({ required: false }) },
    resolve: (_root, { previousUrl }, { queries }) => {
      const all = queries.select().from(redirects).orderBy(asc(redirects.sortIndex)).$dynamic()
      return typeof previousUrl === 'string' ? all.where(eq(redirects.previousUrl, toPreviousUrl(previousUrl))) : all
    },
  }),
)

/** Normalizes a path: one leading slash, no trailing one (ROUTE-22). */
export function toPreviousUrl(path: string): string {
  return `/${path.replace(/^\/+|\/+$/g, '')}`
}
