import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { Database, DatabaseOptions } from '../database/database.types.ts'
import { openEmptyEmbedded, openEmptyPostgresql } from './openEmptyDatabase.ts'

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
        database = await openEmptyEmbedded(options)
      })
      afterAll(() => database?.close())
      tests(() => need(database))
    })

  describe.skipIf(serverUrl === null)(`${title} on PostgreSQL`, () => {
    let database: Database | undefined
    beforeAll(async () => {
      database = await openEmptyPostgresql(serverUrl ?? '', options)
    })
    afterAll(() => database?.close())
    tests(() => need(database))
  })
}

function need(database: Database | undefined): Database {
  if (!database) throw new Error('The database is only open inside tests and hooks')
  return database
}
