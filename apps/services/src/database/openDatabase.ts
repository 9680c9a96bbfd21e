import type { Database, DatabaseLocation, DatabaseOptions } from './database.types.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgresql } from './postgresql.ts'

/**
 * Opens and migrates the database of the process: PostgreSQL if a URL is set, else PGlite in the data folder, else in
 * memory. Rejects with a `StartError` that names the remedy.
 */
export async function openDatabase(location: DatabaseLocation, options: DatabaseOptions = {}): Promise<Database> {
  const { databaseUrl, dataFolder } = location
  return databaseUrl ? openPostgresql(databaseUrl, options) : openEmbedded(dataFolder, options)
}
