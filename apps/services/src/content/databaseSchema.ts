import { pgSchema } from 'drizzle-orm/pg-core'

/**
 * The PostgreSQL schema of the content service.
 * @public drizzle-kit finds the schema by its export
 */
export const contentSchema = pgSchema('content')
