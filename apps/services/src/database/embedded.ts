import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { prepareDataFolder, StartError } from '@kudex/node-server/starting'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database, Queries, DatabaseOptions } from './database.types.ts'
import { acquireLock } from './lock.ts'
import { applyMigrations } from './applyMigrations.ts'

/** Opens PGlite in `{dataFolder}/database` with a lock file, or in memory without a folder. */
export async function openEmbedded(dataFolder: string | undefined, options: DatabaseOptions): Promise<Database> {
  if (dataFolder === undefined) return toDatabase(await openMemory(options.dump), options, () => {})
  prepareDataFolder(dataFolder, dataFolder)
  const releaseLock = acquireLock(join(dataFolder, 'database.lock'), dataFolder)
  try {
    return await toDatabase(await openFolder(join(dataFolder, 'database')), options, releaseLock)
  } catch (error) {
    releaseLock()
    throw error
  }
}

/** Opens PGlite in memory, optionally from a dump. */
export function openMemory(dump?: Blob): Promise<PGlite> {
  return PGlite.create({ ...databaseOptions, ...(dump && { loadDataDir: dump }) })
}

/**
 * Extensions for search (PostgreSQL's contrib modules), and 32 MB of buffers: with the default of 128 MB the process
 * needs 100 MB more and is not faster (docs/performance.md).
 */
const databaseOptions = {
  extensions: { pg_trgm, unaccent },
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
  // PGlite's own conversions of `bytea` handle one byte at a time, which takes longer than the query.
  serializers: { [types.BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}` },
  parsers: { [types.BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex') },
}

/**
 * A new database is made in a folder beside its own, so that an interrupted creation leaves nothing that looks like a
 * database, and an existing folder is never deleted.
 */
async function openFolder(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) {
    const unfinished = `${folder}.new`
    rmSync(unfinished, { recursive: true, force: true })
    const made = await openFiles(unfinished)
    await made.close()
    renameSync(unfinished, folder)
  }
  return openFiles(folder)
}

async function openFiles(folder: string): Promise<PGlite> {
  try {
    return await PGlite.create(folder, databaseOptions)
  } catch (error) {
    throw new StartError(
      `The database in ${folder} cannot be opened: files are missing or damaged, or the disk is full. Restore a backup of the folder.`,
      { cause: error },
    )
  }
}

async function toDatabase(client: PGlite, options: DatabaseOptions, releaseLock: () => void): Promise<Database> {
  const queries: Queries = drizzle({ client, ...(options.logger && { logger: options.logger }) })
  await applyMigrations(queries)
  return {
    kind: 'embedded',
    queries,
    // The lock file excludes other processes.
    runExclusively: (task) => task(),
    check: async () => {
      await client.query('select 1')
    },
    close: async () => {
      await client.close()
      releaseLock()
    },
  }
}
