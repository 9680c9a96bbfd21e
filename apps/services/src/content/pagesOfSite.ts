import { and, asc, eq, gt } from 'drizzle-orm'
import { builder } from './builder.ts'
import { Page } from './pages.ts'
import { isShownIn } from './stages.ts'
import { pages } from './tables.ts'

/** Most pages of one answer. */
const mostPages = 500

builder.queryFields((t) => ({
  /** All pages of a site, in the order of their ids: what a sitemap is made of. */
  pagesOfSite: t.field({
    type: [Page],
    args: { siteId: t.arg.id(), after: t.arg.id({ required: false }), first: t.arg.int() },
    resolve: (_root, { siteId, after, first }, { queries, stage }) =>
      queries
        .select()
        .from(pages)
        .where(and(eq(pages.siteId, siteId), isShownIn(stage), after ? gt(pages.id, after) : undefined))
        .orderBy(asc(pages.id))
        .limit(Math.max(0, Math.min(first, mostPages))),
  }),
}))
