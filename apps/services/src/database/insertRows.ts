import type { InferInsertModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from './database.types.ts'

/** Inserts many rows in batches, as PostgreSQL allows at most 65 535 parameters per statement. */
export async function insertRows<Table extends PgTable>(
  queries: Queries,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    // For a generic table TypeScript cannot see that Drizzle's insert type equals InferInsertModel<Table>.
    await queries.insert(table).values(rows.slice(start, start + rowsPerStatement) as never)
  }
}

const rowsPerStatement = 500
