import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/pg-core/async/session'
import { packageFolder } from '../packageFolder.ts'
import type { Queries } from './database.types.ts'

/**
 * Applies what is new in `src/database/migrations/{service}/`. Every service has its own history and its
 * own PostgreSQL schema, so that one can leave for another database without the others noticing.
 */
export async function applyMigrations(queries: Queries): Promise<void> {
  for (const service of readdirSync(migrationsFolder).sort()) {
    const migrationsFolderOfService = join(migrationsFolder, service)
    const config = {
      migrationsFolder: migrationsFolderOfService,
      migrationsSchema: 'migrations',
      migrationsTable: service,
    }
    await migrate(readMigrationFiles(config), queries, config)
  }
}

const migrationsFolder = join(packageFolder, 'src/database/migrations')
