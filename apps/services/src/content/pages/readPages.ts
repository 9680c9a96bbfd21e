import { and, asc, eq, getColumns, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import type { StoredBlock } from '../blocks.types.ts'
import { blocks, pages, type Stage } from '../tables.ts'
import { isShownIn } from './stages.ts'

/** A page with its blocks. */
export type PageRow = typeof pages.$inferSelect & { readonly blocks: readonly StoredBlockRow[] }

interface StoredBlockRow {
  readonly id: string
  readonly content: StoredBlock
}

/** Maximum number of pages per response. */
export const maxPages = 500

/**
 * The pages of a stage that match a condition, by id. One statement reads them with their blocks: if a page were
 * unpublished between two statements, a visitor would get it without blocks.
 */
export async function readPages(
  queries: Queries,
  { stage, where, first = maxPages }: PagesQuery,
): Promise<readonly PageRow[]> {
  const own = queries
    .select({
      list: sql<
        StoredBlockRow[]
      >`coalesce(json_agg(json_build_object('id', ${blocks.id}, 'content', ${blocks.content}) order by ${blocks.sortIndex}), '[]')`.as(
        'list',
      ),
    })
    .from(blocks)
    .where(and(eq(blocks.pageId, pages.id), eq(blocks.stage, pages.stage)))
    .as('own')
  return queries
    .select({ ...getColumns(pages), blocks: own.list })
    .from(pages)
    .innerJoinLateral(own, sql`true`)
    .where(and(where, isShownIn(stage)))
    .orderBy(asc(pages.id))
    .limit(first)
}

interface PagesQuery {
  readonly stage: Stage
  readonly where: SQL | undefined
  readonly first?: number
}
