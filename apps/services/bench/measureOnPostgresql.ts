import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '../src/database/database.types.ts'
import { openDatabase } from '../src/database/openDatabase.ts'
import { findServer } from '../src/testing/postgresqlServer.ts'
import { StatementCounter } from '../src/testing/statementCounter.ts'
import { createDatabase, type Figures, formatFigures, repeat, toFigures } from './timing.ts'

export interface OperationRow extends Figures {
  readonly operation: string
  readonly statements: number
}

export interface MeasuringOptions {
  /** Name of the result file, and of what is skipped without PostgreSQL. */
  readonly name: string
  readonly load: (database: Database) => Promise<void>
  /** Calls `time` for each operation. */
  readonly measure: (database: Database, time: TimeOperation) => Promise<void>
  /** Milliseconds (p95). */
  readonly budget: number
  readonly rounds: number
}

/** Measures a call and the statements of one. */
export type TimeOperation = (operation: string, call: () => Promise<void>) => Promise<void>

/** Measures operations on a database of their own, prints them, and writes them to `bench/results`. */
export async function measureOnPostgresql({ name, load, measure, budget, rounds }: MeasuringOptions): Promise<void> {
  const server = await findServer()
  if (server.url === null) {
    console.log(`Not measured: ${name}. ${server.note}`)
    return
  }
  const counter = new StatementCounter()
  const rows: OperationRow[] = []
  const time: TimeOperation = async (operation, call) => {
    const statements = await counter.during(call)
    const row = { operation, statements, ...toFigures(await repeat(rounds, call)) }
    rows.push(row)
    const note = row.p95 > budget ? `  over the budget of ${budget} ms` : ''
    console.log(`${operation.padEnd(44)} ${statements} statements  ${formatFigures(row)}${note}`)
  }
  try {
    const database = await openDatabase({ databaseUrl: await createDatabase(server.url) }, { logger: counter })
    try {
      await load(database)
      // Done by autovacuum in production.
      await database.queries.execute(sql`vacuum analyze`)
      await measure(database, time)
    } finally {
      await database.close()
    }
  } finally {
    await server.stop()
  }
  const results = join(import.meta.dirname, '../../../bench/results')
  mkdirSync(results, { recursive: true })
  writeFileSync(join(results, `${name}.json`), `${JSON.stringify(rows, null, 2)}\n`)
}
