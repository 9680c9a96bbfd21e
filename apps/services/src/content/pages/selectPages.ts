import { and, eq, getColumns, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import type { StoredBlock } from '../blocks.types.ts'
import { blocks, pages } from '../tables.ts'

export interface StoredBlockRow {
  readonly id: string
  readonly content: StoredBlock
}

/**
 * Selects pages with their blocks in one statement: if a page were unpublished between two statements, a visitor would
 * get it without blocks.
 */
export function selectPages(queries: Queries) {
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
}
