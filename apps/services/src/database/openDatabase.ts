import type { Logger } from 'drizzle-orm/logger'
import type { Database, DatabaseLocation } from './database.types.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgresql } from './postgresql.ts'

/**
 * Opens the database of the process, with all migrations applied: PostgreSQL when a URL is set, else the
 * embedded one in the data folder, else in memory. Rejects with a `StartError` that says what to do.
 */
export async function openDatabase(location: DatabaseLocation, options: DatabaseOptions = {}): Promise<Database> {
  const { databaseUrl, dataFolder } = location
  return databaseUrl ? openPostgresql(databaseUrl, options) : openEmbedded(dataFolder, options)
}

export interface DatabaseOptions {
  /** Sees every statement; tests count with it. */
  readonly logger?: Logger
  /** What the embedded database in memory starts from instead of nothing: the dump of another one. */
  readonly dump?: Blob
}
