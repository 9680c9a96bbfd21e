import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { Database } from '../database/database.types.ts'
import { type DatabaseOptions, openDatabase } from '../database/openDatabase.ts'
import { openEmptyDatabase } from './openEmptyDatabase.ts'

/**
 * Describes what holds on both kinds of database: on the embedded one always, on PostgreSQL when the run
 * has a server. `open` answers the migrated, empty database that the tests of the block share.
 */
export function describeDatabases(
  title: string,
  tests: (open: () => Database) => void,
  options: DatabaseOptions = {},
): void {
  describe(`${title} on the embedded database`, () => {
    let database: Database | undefined
    beforeAll(async () => {
      database = await openEmptyDatabase(options)
    })
    afterAll(() => database?.close())
    tests(() => need(database))
  })

  const serverUrl = inject('postgresqlUrl')
  describe.skipIf(serverUrl === null)(`${title} on PostgreSQL`, () => {
    let database: Database | undefined
    const name = `kudex_${randomUUID().replaceAll('-', '')}`
    beforeAll(async () => {
      await onServer(`create database ${name}`)
      const url = new URL(serverUrl ?? '')
      url.pathname = `/${name}`
      database = await openDatabase({ databaseUrl: url.href }, options)
    })
    afterAll(async () => {
      await database?.close()
      await onServer(`drop database if exists ${name} with (force)`)
    })
    tests(() => need(database))
  })

  async function onServer(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: serverUrl ?? '' })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
}

function need(database: Database | undefined): Database {
  if (!database) throw new Error('The database is open inside tests and hooks only')
  return database
}
