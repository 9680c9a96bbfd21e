import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { Database, DatabaseOptions } from '../database/database.types.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { openEmptyDatabase } from './openEmptyDatabase.ts'

const isFull = process.env['KUDEX_CHECK_SIZE'] === 'full'

/**
 * Runs tests on both kinds of database: the embedded one, and PostgreSQL if the run has a server. At the reduced size
 * they run on PostgreSQL only if there is a server, as processes of the services and journeys run on the embedded
 * database. `open` returns the migrated, empty database that the tests of the block share.
 */
export function describeDatabases(
  title: string,
  tests: (open: () => Database) => void,
  options: DatabaseOptions = {},
): void {
  const serverUrl = inject('postgresqlUrl')
  if (isFull || serverUrl === null)
    describe(`${title} on the embedded database`, () => {
      let database: Database | undefined
      beforeAll(async () => {
        database = await openEmptyDatabase(options)
      })
      afterAll(() => database?.close())
      tests(() => need(database))
    })

  describe.skipIf(serverUrl === null)(`${title} on PostgreSQL`, () => {
    let database: Database | undefined
    let created: CreatedDatabase | undefined
    beforeAll(async () => {
      created = await createDatabase(serverUrl ?? '')
      database = await openDatabase({ databaseUrl: created.url }, options)
    })
    afterAll(async () => {
      await database?.close()
      await created?.drop()
    })
    tests(() => need(database))
  })
}

interface CreatedDatabase {
  readonly url: string
  readonly drop: () => Promise<void>
}

/** Creates an empty database without tables on a PostgreSQL server. */
export async function createDatabase(serverUrl: string): Promise<CreatedDatabase> {
  const name = `kudex_${randomUUID().replaceAll('-', '')}`
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  await onServer(`create database ${name}`)
  return { url: url.href, drop: () => onServer(`drop database if exists ${name} with (force)`) }

  async function onServer(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: serverUrl })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
}

function need(database: Database | undefined): Database {
  if (!database) throw new Error('The database is only open inside tests and hooks')
  return database
}
