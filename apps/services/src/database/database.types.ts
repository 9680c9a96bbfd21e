import type { PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { PgAsyncDatabase } from 'drizzle-orm/pg-core/async'

/** Drizzle's query interface, the same over the embedded database, over PostgreSQL and inside a transaction. */
export type Queries = PgAsyncDatabase<PgQueryResultHKT>

/** The one open database of the process. Its tables are ready: migrations ran when it was opened. */
export interface Database {
  readonly kind: 'embedded' | 'postgresql'
  readonly queries: Queries
  /** Runs a task that no other process on this database runs at the same time; later ones wait. */
  readonly runExclusively: <Result>(task: () => Promise<Result>) => Promise<Result>
  /** Rejects when the database does not answer. */
  readonly check: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Where the data lives: PostgreSQL when there is a URL, else the folder, else (tests) memory. */
export interface DatabaseLocation {
  readonly databaseUrl?: string | null | undefined
  /** The embedded database takes the folder `database` inside it. */
  readonly dataFolder?: string | undefined
}
