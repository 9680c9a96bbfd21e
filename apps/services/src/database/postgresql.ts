import { StartError } from '@kudex/node-server/starting'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { applyMigrations } from './applyMigrations.ts'
import type { Database, Queries, DatabaseOptions } from './database.types.ts'
import { postgresqlLimits } from '../limits.ts'

/** Opens a pool on a PostgreSQL server, version 15 or newer. */
export async function openPostgresql(databaseUrl: string, options: DatabaseOptions): Promise<Database> {
  const connection = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: postgresqlLimits.connectTimeout,
    application_name: 'kudex',
  }
  try {
    await withAdvisoryLock(connection, (client) => applyMigrations(drizzle({ client })))
  } catch (error) {
    throw toStartError(databaseUrl, error)
  }
  const pool = new pg.Pool({
    ...connection,
    max: postgresqlLimits.connections,
    statement_timeout: postgresqlLimits.statementTimeout,
  })
  // Without a listener, a dropped idle connection would end the process; the pool replaces it.
  pool.on('error', () => {})
  const queries: Queries = drizzle({ client: pool, ...options })
  return {
    kind: 'postgresql',
    queries,
    runExclusively: (task) => withAdvisoryLock(connection, task),
    check: async () => {
      await pool.query('select 1')
    },
    close: () => pool.end(),
  }
}

/**
 * Runs a task while holding an advisory lock of the database; other processes wait. Uses a separate connection without
 * statement timeout, as loading a seed takes minutes. Closing the connection releases the lock, also after a crash.
 */
async function withAdvisoryLock<Result>(
  connection: pg.ClientConfig,
  task: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connection)
  const lost = Promise.withResolvers<never>()
  client.on('error', lost.reject)
  lost.promise.catch(() => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [startLock])
    return await Promise.race([task(client), lost.promise])
  } finally {
    await client.end()
  }
}

/** Arbitrary lock key: the letters `kude` in ASCII. */
const startLock = 0x6b_75_64_65

function toStartError(databaseUrl: string, error: unknown): StartError {
  // Drizzle wraps the error of the server.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const message = cause instanceof Error ? cause.message.split('\n', 1)[0] : String(cause)
  const reason = connectionFailures[code] ?? connectionFailures[String(message)] ?? `cannot be prepared: ${message}.`
  return new StartError(`The database ${toAddress(databaseUrl)} ${reason} Check DATABASE_URL.`, { cause: error })
}

const connectionFailures: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refuses the connection.',
  ENOTFOUND: 'has an unknown host.',
  ETIMEDOUT: 'does not answer.',
  // Errors of the client without a code.
  'timeout expired': 'does not answer.',
  'URI malformed': 'has a user name or password that is not percent-encoded.',
  '28P01': 'refuses the password.',
  '28000': 'refuses the user.',
  '3D000': 'does not exist.',
}

/** Host and database name only: a URL may hold a password. */
function toAddress(databaseUrl: string): string {
  return URL.canParse(databaseUrl) ? `${new URL(databaseUrl).host}${new URL(databaseUrl).pathname}` : 'of DATABASE_URL'
}
