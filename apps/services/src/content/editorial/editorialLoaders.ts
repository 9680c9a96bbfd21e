import DataLoader from 'dataloader'
import { inArray } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { storyCategories, storyContacts } from './editorialTables.ts'

export type StoryCategoryRow = typeof storyCategories.$inferSelect
export type StoryContactRow = typeof storyContacts.$inferSelect

/** Categories and contacts that stories name, one statement each. */
export function createEditorialLoaders(queries: Queries) {
  return {
    storyCategories: new DataLoader<string, StoryCategoryRow | null>(async (ids) => {
      const rows = await queries
        .select()
        .from(storyCategories)
        .where(inArray(storyCategories.id, [...ids]))
      const byId = new Map(rows.map((row) => [row.id, row]))
      return ids.map((id) => byId.get(id) ?? null)
    }),
    storyContacts: new DataLoader<string, StoryContactRow | null>(async (ids) => {
      const rows = await queries
        .select()
        .from(storyContacts)
        .where(inArray(storyContacts.id, [...ids]))
      const byId = new Map(rows.map((row) => [row.id, row]))
      return ids.map((id) => byId.get(id) ?? null)
    }),
  }
}
