import { toMediaReleasesTag, toStoriesTag, systemTag } from '@kudex/domain/changes'
import { parseLocaleSegment } from '@kudex/domain/locales'
import { and, arrayContains, eq, inArray } from 'drizzle-orm'
import type { AnnouncedEntry, AnnouncementFeed, EntryKey, VisibleEntry } from '../../feeds/announcementFeed.types.ts'
import type { Queries } from '../../database/database.types.ts'
import { localize, resolveShownLanguage } from '../../localization/localize.ts'
import { countries, sites } from '../tables.ts'
import { keepCompleteLanguages, toEntryLanguages } from './editorialEntry.ts'
import { mediaReleases, stories } from './editorialTables.ts'
import { isVisible } from './publication.ts'

/**
 * Stories and media releases visible to visitors: published, date arrived, on a site that has their area (STORY-01,
 * MEDIA-01).
 */
export const visibleEntries: Pick<AnnouncementFeed, 'listVisible' | 'readVisible' | 'isAffected'> = {
  async listVisible(queries) {
    const lists: VisibleEntry[][] = []
    for (const kind of kinds) lists.push(await listKind(queries, kind))
    return lists.flat()
  },
  async readVisible(queries, { siteId, keys }) {
    const toLanguages = await readLanguages(queries)
    const read: (AnnouncedEntry & { readonly date: Date })[] = []
    for (const kind of kinds) {
      const ids = keys.filter((key) => key.kind === kind).map(({ id }) => id)
      if (ids.length > 0) read.push(...(await readKind(queries, kind, { siteId, ids, toLanguages })))
    }
    return read.toSorted((one, other) => +other.date - +one.date)
  },
  isAffected: (tags) =>
    tags.some((tag) => tag === systemTag || tag.startsWith(toStoriesTag('')) || tag.startsWith(toMediaReleasesTag(''))),
}

type Kind = EntryKey['kind']

const tables = { stories, 'media-releases': mediaReleases } as const

const kinds = Object.keys(tables) as readonly Kind[]

/** Condition for visible entries of a kind; areas of sites have the names of kinds. */
function isVisibleOfKind(kind: Kind) {
  return and(isVisible(tables[kind]), arrayContains(sites.features, [kind]))
}

async function listKind(queries: Queries, kind: Kind): Promise<VisibleEntry[]> {
  const table: typeof stories | typeof mediaReleases = tables[kind]
  const rows = await queries
    .select({ id: table.id, siteId: table.siteId, publicationDate: table.publicationDate })
    .from(table)
    .innerJoin(sites, eq(sites.id, table.siteId))
    .where(isVisibleOfKind(kind))
  const urgent = kind === 'stories' ? new Set<string>() : await listUrgent(queries)
  return rows.map((row) => ({ ...row, kind, isUrgent: urgent.has(row.id) }))
}

async function listUrgent(queries: Queries): Promise<ReadonlySet<string>> {
  const rows = await queries.select({ id: mediaReleases.id }).from(mediaReleases).where(eq(mediaReleases.adhoc, true))
  return new Set(rows.map(({ id }) => id))
}

interface KindQuery {
  readonly siteId: string
  readonly ids: readonly string[]
  readonly toLanguages: (locale: string) => readonly string[]
}

async function readKind(queries: Queries, kind: Kind, { siteId, ids, toLanguages }: KindQuery) {
  const table: typeof stories | typeof mediaReleases = tables[kind]
  const rows = await queries
    .select({ entry: table, siteName: sites.name })
    .from(table)
    .innerJoin(sites, eq(sites.id, table.siteId))
    .where(and(isVisibleOfKind(kind), eq(table.siteId, siteId), inArray(table.id, [...ids])))
  return rows.map(({ entry: stored, siteName }) => {
    const entry = keepCompleteLanguages(stored)
    return {
      kind,
      id: entry.id,
      isUrgent: 'adhoc' in entry && entry.adhoc,
      siteName,
      date: entry.publicationDate,
      path: `/${kind}/${encodeURIComponent(entry.slug)}`,
      toText(locale: string) {
        const preferred = toLanguages(locale)
        const languages = toEntryLanguages(entry.languages, preferred)
        return {
          title: localize(entry.title, languages),
          leadText: localize(entry.leadText, languages),
          language: resolveShownLanguage(entry.languages, preferred),
        }
      },
    }
  })
}

/** The languages of a locale as on pages: its own, then that of its country (PAGE-07). */
async function readLanguages(queries: Queries): Promise<(locale: string) => readonly string[]> {
  const rows = await queries.select({ code: countries.code, language: countries.defaultLanguage }).from(countries)
  const languageOf = new Map(rows.map(({ code, language }) => [code, language]))
  return (text) => {
    const locale = parseLocaleSegment(text)
    return [locale?.language ?? 'en', languageOf.get(locale?.country ?? '') ?? 'en']
  }
}
