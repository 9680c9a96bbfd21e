import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle } from 'drizzle-orm/pglite'
import { type Database, type Queries, StartError } from './database.types.ts'
import { acquireLock } from './lock.ts'
import { makeFolder } from './makeFolder.ts'
import { applyMigrations } from './applyMigrations.ts'
import type { DatabaseOptions } from './openDatabase.ts'

/** Opens PGlite in `{dataFolder}/database`, held by a lock file, or in memory without a folder. */
export async function openEmbedded(dataFolder: string | undefined, options: DatabaseOptions): Promise<Database> {
  if (dataFolder === undefined) return toDatabase(await openMemory(options.dump), options, () => {})
  const releaseLock = takeFolder(dataFolder)
  try {
    return await toDatabase(await openFolder(join(dataFolder, 'database')), options, releaseLock)
  } catch (error) {
    releaseLock()
    throw error
  }
}

/** An embedded database that is gone when it is closed. */
export function openMemory(dump?: Blob): Promise<PGlite> {
  return PGlite.create({ extensions, ...(dump && { loadDataDir: dump }) })
}

/** What the search service stands on; PostgreSQL itself has them installed. */
const extensions = { pg_trgm, unaccent }

/** Makes the folder and locks it; one that cannot be written is told in the operator's words. */
function takeFolder(dataFolder: string): () => void {
  try {
    makeFolder(dataFolder)
    return acquireLock(join(dataFolder, 'database.lock'), dataFolder)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? unwritable.get(error.code) : undefined
    if (reason === undefined) throw error
    throw new StartError(`The data folder ${dataFolder} ${reason}. Set KUDEX_DATA_DIR to a folder that can be written.`)
  }
}

const unwritable: ReadonlyMap<unknown, string> = new Map([
  ['EACCES', 'may not be written by this user'],
  ['EPERM', 'may not be written by this user'],
  ['EROFS', 'is on a read-only disk'],
  ['EEXIST', 'is a file'],
  ['ENOTDIR', 'is below a file'],
  ['ENOENT', 'cannot be made'],
  ['ENOSPC', 'is on a full disk'],
])

/** A mark tells a whole folder from one that a kill left half made; only the latter is made anew. */
async function openFolder(folder: string): Promise<PGlite> {
  const mark = join(folder, 'kudex.made')
  if (!existsSync(mark)) rmSync(folder, { recursive: true, force: true })
  const client = await PGlite.create(folder, { extensions })
  writeFileSync(mark, '')
  return client
}

async function toDatabase(client: PGlite, options: DatabaseOptions, releaseLock: () => void): Promise<Database> {
  const queries: Queries = drizzle({ client, ...(options.logger && { logger: options.logger }) })
  await applyMigrations(queries)
  return {
    kind: 'embedded',
    queries,
    check: async () => {
      await client.query('select 1')
    },
    close: async () => {
      await client.close()
      releaseLock()
    },
  }
}
