import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/pg-core/async/session'
import { packageFolder } from '../packageFolder.ts'
import type { Queries } from './database.types.ts'

/**
 * Applies new migrations of `src/database/migrations/{service}/`. Each service has its own history and PostgreSQL schema,
 * so that it can move to another database independently.
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
