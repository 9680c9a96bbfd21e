import { type ChangeTag, toContactsTag, toNavigationTag, toPictureTag } from '@kudex/domain/changes'
import type { WrittenValue } from '@kudex/domain/editing'
import { eq, or, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { storeCrop } from '../../images/storePicture.ts'
import { beginChange, recordChange } from '../changes/changeLog.ts'
import { editorialTags } from '../editorial/publication.ts'
import { contacts, mediaReleases, navigationItems, newsItems, pictures, stories } from '../tables.ts'
import { type EntryId, recordHistory } from '../history/recordHistory.ts'
import { refuseStaleVersion } from '../history/refuseStaleVersion.ts'
import { describe, type Described } from '../write/describeContent.ts'
import { toEntryChange } from '../write/listEntryChanges.ts'
import { checkVersion } from '../write/performWrites.ts'

type PictureRow = typeof pictures.$inferSelect

/** A picture as editors read it; null if it does not exist. */
export async function describePicture(queries: Queries, name: string): Promise<Described | null> {
  const row = await readRow(queries, name)
  return row && describeRow(row)
}

/** Stores how a picture is described and cropped. Throws a `WriteRefusal`. */
export async function savePicture(
  queries: Queries,
  name: string,
  { alt, focalPoint }: WrittenValue<'pictures'>,
  { version, editor }: { readonly version: string | null; readonly editor: string | null },
): Promise<Described> {
  return queries.transaction(async (transaction) => {
    await beginChange(transaction)
    const before = await readRow(transaction, name)
    const old = before && describeRow(before)
    const picture: EntryId = { kind: 'pictures', id: name }
    await refuseStaleVersion(transaction, picture, version, () => checkVersion(old, { version, mustExist: true }))
    const imageId = await storeCrop(transaction, before?.imageId ?? '', focalPoint)
    const [after] = await transaction
      .update(pictures)
      .set({ alt: alt ?? {}, focalPoint, imageId })
      .where(eq(pictures.name, name))
      .returning()
    const described = describeRow(after as PictureRow)
    await recordHistory(transaction, toEntryChange({ ...picture, action: 'saved' }, old, described), { editor })
    await recordChange(transaction, await findTags(transaction, name))
    return described
  })
}

async function readRow(queries: Queries, name: string): Promise<PictureRow | null> {
  const [row] = await queries.select().from(pictures).where(eq(pictures.name, name))
  return row ?? null
}

function describeRow({ name, alt, focalPoint, imageId, width, height }: PictureRow): Described {
  const isDescribed = typeof alt === 'string' ? alt !== '' : Object.keys(alt).length > 0
  return { ...describe(name, { alt: isDescribed ? alt : null, focalPoint }), imageId, width, height }
}

/** The tags of what shows a picture. Pages have a tag for each of their pictures. */
async function findTags(queries: Queries, name: string): Promise<ReadonlySet<ChangeTag>> {
  const hasPicture = (table: typeof stories | typeof mediaReleases) => sql`${table.blocks}::text like ${`%"${name}"%`}`
  const ofStories = await queries
    .selectDistinct({ siteId: stories.siteId })
    .from(stories)
    .where(or(eq(stories.teaserImage, name), hasPicture(stories)))
  const ofReleases = await queries
    .selectDistinct({ siteId: mediaReleases.siteId })
    .from(mediaReleases)
    .where(hasPicture(mediaReleases))
  const ofNews = await queries
    .selectDistinct({ siteId: newsItems.siteId })
    .from(newsItems)
    .where(eq(newsItems.image, name))
  const ofContacts = await queries.select({ siteIds: contacts.siteIds }).from(contacts).where(eq(contacts.image, name))
  const ofMenus = await queries
    .selectDistinct({ id: navigationItems.navigationId })
    .from(navigationItems)
    .where(eq(navigationItems.logo, name))
  return new Set([
    toPictureTag(name),
    ...ofStories.map(({ siteId }) => editorialTags.stories(siteId)),
    ...ofReleases.map(({ siteId }) => editorialTags['media-releases'](siteId)),
    ...ofNews.map(({ siteId }) => editorialTags['news-items'](siteId)),
    ...ofContacts.flatMap(({ siteIds }) => siteIds.map(toContactsTag)),
    ...ofMenus.map(({ id }) => toNavigationTag(id)),
  ])
}
