import type { Logger } from 'drizzle-orm/logger'
import type { PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { PgAsyncDatabase } from 'drizzle-orm/pg-core/async'

/** Drizzle's query interface; common to PGlite, PostgreSQL and transactions. */
export type Queries = PgAsyncDatabase<PgQueryResultHKT>

/** The open, migrated database of the process. */
export interface Database {
  readonly kind: 'embedded' | 'postgresql'
  readonly queries: Queries
  /** Runs a task in one process on the database at a time; other processes wait. */
  readonly runExclusively: <Result>(task: () => Promise<Result>) => Promise<Result>
  /** Rejects if the database does not respond. */
  readonly check: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Location of the data: PostgreSQL if a URL is set, else PGlite in the folder, else (in tests) in memory. */
export interface DatabaseLocation {
  readonly databaseUrl?: string | null | undefined
  /** PGlite uses its subfolder `database`. */
  readonly dataFolder?: string | undefined
}

export interface DatabaseOptions {
  /** Receives every statement; tests count them. */
  readonly logger?: Logger
  /** Dump of another database, as initial content of PGlite in memory. */
  readonly dump?: Blob
}
