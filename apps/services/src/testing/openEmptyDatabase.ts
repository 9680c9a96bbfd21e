import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/pglite'
import { inject } from 'vitest'
import { applyMigrations } from '../database/applyMigrations.ts'
import type { Database } from '../database/database.types.ts'
import { openMemory } from '../database/embedded.ts'
import { type DatabaseOptions, openDatabase } from '../database/openDatabase.ts'

/**
 * An embedded database in memory with all migrations and nothing in it. Making a cluster takes a second and a half of
 * a core, reading one half a second: the first file of a run makes it, the others start from its dump.
 */
export async function openEmptyDatabase(options: DatabaseOptions = {}): Promise<Database> {
  const file = join(inject('dumpFolder'), 'empty.tar')
  if (!existsSync(file)) await makeDump(file)
  return openDatabase({}, { ...options, dump: new Blob([readFileSync(file)]) })
}

/** Files of one run may make it at the same time: each makes a whole one, and the last stays. */
async function makeDump(file: string): Promise<void> {
  const client = await openMemory()
  await applyMigrations(drizzle({ client }))
  const own = `${file}.${process.pid}`
  writeFileSync(own, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()))
  await client.close()
  renameSync(own, file)
}
