import { toMediaReleasesTag, toStoriesTag, systemTag } from '@kudex/domain/changes'
import { parseLocaleSegment } from '@kudex/domain/locales'
import { and, arrayContains, eq, inArray } from 'drizzle-orm'
import type { AnnouncedEntry, AnnouncementFeed, EntryKey, ShownEntry } from '../../announcementFeed.types.ts'
import type { Queries } from '../../database/database.types.ts'
import { localize } from '../../localization/localize.ts'
import { countries, sites } from '../tables.ts'
import { resolveEntryLanguage, toEntryLanguages } from './editorialEntry.ts'
import { mediaReleases, stories } from './editorialTables.ts'
import { isOut } from './publicationClock.ts'

/**
 * Stories and media releases as visitors see them: published, their date arrived, on a site that has their area
 * (STORY-01, MEDIA-01).
 */
export const shownEntries: Pick<AnnouncementFeed, 'listShown' | 'readShown' | 'isTouched'> = {
  async listShown(queries) {
    const lists: ShownEntry[][] = []
    for (const kind of kinds) lists.push(await listKind(queries, kind))
    return lists.flat()
  },
  async readShown(queries, { siteId, keys }) {
    const toLanguages = await readLanguages(queries)
    const read: (AnnouncedEntry & { readonly date: Date })[] = []
    for (const kind of kinds) {
      const ids = keys.filter((key) => key.kind === kind).map(({ id }) => id)
      if (ids.length > 0) read.push(...(await readKind(queries, kind, { siteId, ids, toLanguages })))
    }
    return read.toSorted((one, other) => +other.date - +one.date)
  },
  isTouched: (tags) =>
    tags.some((tag) => tag === systemTag || tag.startsWith(toStoriesTag('')) || tag.startsWith(toMediaReleasesTag(''))),
}

type Kind = EntryKey['kind']

const tables = { stories, 'media-releases': mediaReleases } as const

const kinds = Object.keys(tables) as readonly Kind[]

/** Which entries of a kind visitors see; the area of a site has the name of the kind. */
function isSeen(kind: Kind) {
  return and(isOut(tables[kind]), arrayContains(sites.features, [kind]))
}

async function listKind(queries: Queries, kind: Kind): Promise<ShownEntry[]> {
  const table: typeof stories | typeof mediaReleases = tables[kind]
  const rows = await queries
    .select({ id: table.id, siteId: table.siteId, publicationDate: table.publicationDate })
    .from(table)
    .innerJoin(sites, eq(sites.id, table.siteId))
    .where(isSeen(kind))
  const urgent = kind === 'stories' ? new Set<string>() : await listUrgent(queries)
  return rows.map((row) => ({ ...row, kind, isUrgent: urgent.has(row.id) }))
}

async function listUrgent(queries: Queries): Promise<ReadonlySet<string>> {
  const rows = await queries.select({ id: mediaReleases.id }).from(mediaReleases).where(eq(mediaReleases.adhoc, true))
  return new Set(rows.map(({ id }) => id))
}

interface WantedOfKind {
  readonly siteId: string
  readonly ids: readonly string[]
  readonly toLanguages: (locale: string) => readonly string[]
}

async function readKind(queries: Queries, kind: Kind, { siteId, ids, toLanguages }: WantedOfKind) {
  const table: typeof stories | typeof mediaReleases = tables[kind]
  const rows = await queries
    .select({ entry: table, siteName: sites.name })
    .from(table)
    .innerJoin(sites, eq(sites.id, table.siteId))
    .where(and(isSeen(kind), eq(table.siteId, siteId), inArray(table.id, [...ids])))
  return rows.map(({ entry, siteName }) => ({
    kind,
    id: entry.id,
    isUrgent: 'adhoc' in entry && entry.adhoc,
    siteName,
    date: entry.publicationDate,
    path: `/${kind}/${encodeURIComponent(entry.slug)}`,
    toText(locale: string) {
      const wanted = toLanguages(locale)
      const spoken = toEntryLanguages(entry.languages, wanted)
      return {
        title: localize(entry.title, spoken),
        leadText: localize(entry.leadText, spoken),
        language: resolveEntryLanguage(entry.languages, wanted),
      }
    },
  }))
}

/** As the pages have it: the language of the locale, then that of its country (PAGE-07). */
async function readLanguages(queries: Queries): Promise<(locale: string) => readonly string[]> {
  const rows = await queries.select({ code: countries.code, language: countries.defaultLanguage }).from(countries)
  const languageOf = new Map(rows.map(({ code, language }) => [code, language]))
  return (text) => {
    const locale = parseLocaleSegment(text)
    return [locale?.language ?? 'en', languageOf.get(locale?.country ?? '') ?? 'en']
  }
}
