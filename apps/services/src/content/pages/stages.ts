import { and, eq, notExists, or, type SQL } from 'drizzle-orm'
import { alias, QueryBuilder } from 'drizzle-orm/pg-core'
import { pages, type Stage } from '../tables.ts'

/** Condition for one row per page: the published one, or on the draft stage the draft if there is one (PAGE-09). */
export function isShownIn(stage: Stage): SQL | undefined {
  if (stage === 'published') return eq(pages.stage, 'published')
  const drafts = alias(pages, 'drafts')
  const draft = new QueryBuilder()
    .select({ id: drafts.id })
    .from(drafts)
    .where(and(eq(drafts.id, pages.id), eq(drafts.stage, 'draft')))
  return or(eq(pages.stage, 'draft'), notExists(draft))
}
