import { and, eq, type SQL } from 'drizzle-orm'
import type { AnyBlock } from '../blocks.ts'
import type { StoredBlock } from '../blocks.types.ts'
import type { Stage } from '../tables.ts'
import type { mediaReleases, newsItems, stories } from './editorialTables.ts'

/** Most entries of one answer. */
const mostEntries = 100

/** As many as were asked for, within what one answer holds. */
export function toLimit(first: number): number {
  return Math.max(0, Math.min(first, mostEntries))
}

/** The first wanted language that an entry is written in, else English, else its first one. */
export function resolveEntryLanguage(languages: readonly string[], wanted: readonly string[]): string {
  const fitting = wanted.find((language) => languages.includes(language))
  return fitting ?? (languages.includes('en') ? 'en' : (languages[0] ?? 'en'))
}

/** An entry speaks one language as far as it can: its own comes before all others. */
export function toEntryLanguages(languages: readonly string[], wanted: readonly string[]): readonly string[] {
  return [resolveEntryLanguage(languages, wanted), ...wanted]
}

/** The entries of a site that a stage shows: drafts are for those who brought the token. */
export function isShownOn(
  table: typeof stories | typeof mediaReleases | typeof newsItems,
  siteId: string,
  stage: Stage,
): SQL | undefined {
  return and(eq(table.siteId, siteId), stage === 'published' ? eq(table.isPublished, true) : undefined)
}

/** The blocks of an entry with the languages around them. */
export function toEntryBlocks(id: string, blocks: readonly StoredBlock[], wanted: readonly string[]): AnyBlock[] {
  return blocks.map((content, index) => ({ id: `${id}-${index + 1}`, content, wanted }) as AnyBlock)
}
