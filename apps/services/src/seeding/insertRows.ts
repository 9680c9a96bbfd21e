import type { InferInsertModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../database/database.types.ts'

/** Inserts many rows in a few statements: one statement has room for 65 535 values. */
export async function insertRows<Table extends PgTable>(
  queries: Queries,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    // Drizzle derives the type of the values anew for a table that is still generic, and cannot see that it is this one.
    await queries.insert(table).values(rows.slice(start, start + rowsPerStatement) as never)
  }
}

const rowsPerStatement = 500
