import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/pglite'
import { inject } from 'vitest'
import { applyMigrations } from '../database/applyMigrations.ts'
import { openMemory } from '../database/embedded.ts'
import type { Database, DatabaseOptions } from '../database/database.types.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { createMigratedDatabase } from './createDatabase.ts'
import { makeOnce } from './makeOnce.ts'

/**
 * Opens a database with all migrations and no data: embedded at full size, otherwise on PostgreSQL if the run has a
 * server, which takes a fifth of the time.
 */
export async function openEmptyDatabase(options: DatabaseOptions = {}): Promise<Database> {
  const serverUrl = inject('postgresqlUrl')
  return process.env['KUDEX_CHECK_SIZE'] === 'full' || serverUrl === null
    ? openEmptyEmbedded(options)
    : openEmptyPostgresql(serverUrl, options)
}

/**
 * Opens an embedded in-memory database. Creating a cluster takes 1.5 s, loading a dump 0.5 s: the first test file of a
 * run creates it, the others load its dump.
 */
export async function openEmptyEmbedded(options: DatabaseOptions = {}): Promise<Database> {
  const file = join(inject('dumpFolder'), 'empty.tar')
  await makeOnce(file, makeDump)
  return openDatabase({}, { ...options, dump: new Blob([readFileSync(file)]) })
}

/** Opens a database of its own on a server; it is dropped when it is closed. */
export async function openEmptyPostgresql(serverUrl: string, options: DatabaseOptions = {}): Promise<Database> {
  const { url, drop } = await createMigratedDatabase(serverUrl)
  const database = await openDatabase({ databaseUrl: url }, options)
  return {
    ...database,
    close: async () => {
      await database.close()
      await drop()
    },
  }
}

async function makeDump(file: string): Promise<void> {
  const client = await openMemory()
  await applyMigrations(drizzle({ client }))
  writeFileSync(file, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()))
  await client.close()
}
