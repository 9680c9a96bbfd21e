import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/pglite'
import { inject } from 'vitest'
import { applyMigrations } from '../database/applyMigrations.ts'
import { openMemory } from '../database/embedded.ts'
import type { Database, DatabaseOptions } from '../database/database.types.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { makeOnce } from './makeOnce.ts'

/**
 * Opens an embedded in-memory database with all migrations and no data. Creating a cluster takes 1.5 s, loading a dump
 * 0.5 s: the first test file of a run creates it, the others load its dump.
 */
export async function openEmptyDatabase(options: DatabaseOptions = {}): Promise<Database> {
  const file = join(inject('dumpFolder'), 'empty.tar')
  await makeOnce(file, makeDump)
  return openDatabase({}, { ...options, dump: new Blob([readFileSync(file)]) })
}

async function makeDump(file: string): Promise<void> {
  const client = await openMemory()
  await applyMigrations(drizzle({ client }))
  writeFileSync(file, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()))
  await client.close()
}
