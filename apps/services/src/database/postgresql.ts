import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { applyMigrations } from './applyMigrations.ts'
import { type Database, type Queries, StartError } from './database.types.ts'
import type { DatabaseOptions } from './openDatabase.ts'

/** Opens a pool on a PostgreSQL server, version 15 or newer. */
export async function openPostgresql(databaseUrl: string, options: DatabaseOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    application_name: 'kudex',
  })
  // An idle connection that the server drops must not end the process: the pool opens another.
  pool.on('error', () => {})
  try {
    await migrateAlone(pool)
  } catch (error) {
    await pool.end()
    throw toStartError(databaseUrl, error)
  }
  const queries: Queries = drizzle({ client: pool, ...options })
  return {
    kind: 'postgresql',
    queries,
    check: async () => {
      await pool.query('select 1')
    },
    close: () => pool.end(),
  }
}

/** Several processes may start on one server: the advisory lock lets one migrate while the others wait. */
async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await applyMigrations(drizzle({ client }))
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
  } finally {
    client.release()
  }
}

/** Any number that nothing else on the server uses: the letters of `kudex`. */
const migrationLock = 0x6b_75_64_65

function toStartError(databaseUrl: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = connectionFailures[code]
  if (reason === undefined) return error
  return new StartError(`The database ${toAddress(databaseUrl)} ${reason} Check DATABASE_URL.`)
}

const connectionFailures: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refuses the connection.',
  ENOTFOUND: 'has an unknown host.',
  ETIMEDOUT: 'does not answer.',
  '28P01': 'refuses the password.',
  '28000': 'refuses the user.',
  '3D000': 'does not exist.',
}

/** Host and database name only: a URL may hold a password. */
function toAddress(databaseUrl: string): string {
  return URL.canParse(databaseUrl) ? `${new URL(databaseUrl).host}${new URL(databaseUrl).pathname}` : 'of DATABASE_URL'
}
