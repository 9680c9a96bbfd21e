import type { WrittenValue } from '@kudex/domain/editing'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { findStoredPicture, storeCrop, storePicture, toOriginalId } from '../../images/storePicture.ts'
import { mediaLimits } from '../../limits.ts'
import type { ContentUpload } from '../../uploads/contentUploads.ts'
import { beginChange, recordChange } from '../changes/changeLog.ts'
import { toContentVersion } from '../contentVersion.ts'
import { pictures } from '../tables.ts'
import { type EntryContent, type EntryId, recordHistory } from '../history/recordHistory.ts'
import { refuseStaleVersion } from '../history/refuseStaleVersion.ts'
import type { Described } from '../write/describeContent.ts'
import { checkVersion } from '../write/performWrites.ts'
import { findMediaTags } from './findMediaTags.ts'
import { findUses, refuseUsed } from './findUses.ts'
import { refuseMedia, type MediaWriter } from './mediaWriter.ts'

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
  writer: MediaWriter,
): Promise<Described> {
  return changePicture(queries, name, writer, 'saved', async (transaction, before) => ({
    ...before,
    alt: alt ?? {},
    focalPoint,
    imageId: await storeCrop(transaction, before.imageId, focalPoint),
  }))
}

/**
 * Replaces the bytes of a picture; its name, description and focal point stay. The new bytes have a URL of their own,
 * since URLs of pictures are immutable; the former URL keeps its bytes. Throws a `WriteRefusal`.
 */
export async function replacePicture(
  queries: Queries,
  name: string,
  upload: ContentUpload,
  writer: MediaWriter,
): Promise<Described> {
  if (upload.size > mediaLimits.picture)
    throw refuseMedia('size', upload.size, `a picture of at most ${mediaLimits.picture} bytes`)
  const bytes = await upload.readBytes()
  return changePicture(queries, name, writer, 'replaced', async (transaction, before) => {
    const stored = upload.contentType.startsWith('image/') ? await storePicture(transaction, name, bytes) : null
    if (!stored) throw refuseMedia('type', upload.contentType, 'a picture in JPEG, PNG, WebP, GIF, TIFF or AVIF')
    const { id, width, height } = stored
    return { ...before, imageId: await storeCrop(transaction, id, before.focalPoint), width, height }
  })
}

/** Deletes a picture that visitors see nowhere. Its URLs keep their bytes, so it can be restored. Throws a `WriteRefusal`. */
export async function deletePicture(queries: Queries, name: string, { version, editor }: MediaWriter): Promise<void> {
  await queries.transaction(async (transaction) => {
    await beginChange(transaction)
    const before = await readRow(transaction, name)
    await checkPicture(transaction, name, before, version)
    const uses = await findUses(transaction, 'pictures', name)
    refuseUsed('pictures', name, uses)
    await transaction.delete(pictures).where(eq(pictures.name, name))
    await recordChanged(transaction, name, { before, after: null, editor, action: 'deleted' })
    await recordChange(transaction, findMediaTags('pictures', name, uses))
  })
}

/** Restores the bytes, the description and the focal point of a version of a picture, also of a deleted one. */
export async function restorePicture(
  queries: Queries,
  name: string,
  value: Readonly<Record<string, unknown>>,
  writer: MediaWriter & { readonly restoredFrom: number },
): Promise<Described> {
  // The value of a version as the history has it.
  const { alt, focalPoint, imageId } = value as Partial<Pick<PictureRow, 'alt' | 'focalPoint' | 'imageId'>>
  return queries.transaction(async (transaction) => {
    await beginChange(transaction)
    const before = await readRow(transaction, name)
    await checkPicture(transaction, name, before, writer.version, false)
    // Early versions have no bytes: then the present ones stay.
    const id = imageId ?? before?.imageId ?? ''
    const stored = await findStoredPicture(transaction, toOriginalId(id))
    if (!stored) throw refuseMedia('imageId', id, 'a version whose bytes are kept')
    const point = focalPoint ?? null
    const row: PictureRow = {
      name,
      imageId: await storeCrop(transaction, stored.id, point),
      alt: alt ?? {},
      width: stored.width,
      height: stored.height,
      focalPoint: point,
    }
    await transaction.insert(pictures).values(row).onConflictDoUpdate({ target: pictures.name, set: row })
    const { editor, restoredFrom } = writer
    await recordChanged(transaction, name, { before, after: row, editor, action: 'restored', restoredFrom })
    const uses = await findUses(transaction, 'pictures', name)
    await recordChange(transaction, findMediaTags('pictures', name, uses))
    return describeRow(row)
  })
}

/** Changes a picture in a transaction, with its history and its tags. */
async function changePicture(
  queries: Queries,
  name: string,
  { version, editor }: MediaWriter,
  action: 'saved' | 'replaced',
  change: (transaction: Queries, before: PictureRow) => Promise<PictureRow>,
): Promise<Described> {
  return queries.transaction(async (transaction) => {
    await beginChange(transaction)
    const before = await readRow(transaction, name)
    const after = before && (await change(transaction, before))
    // A change whose response was lost is repeated with the version before it.
    const isRepeated = before !== null && after !== null && toVersion(before) === toVersion(after)
    if (!isRepeated) await checkPicture(transaction, name, before, version)
    if (!before || !after) throw new Error(`The picture ${name} is missing`)
    await transaction.update(pictures).set(after).where(eq(pictures.name, name))
    if (!isRepeated) {
      await recordChanged(transaction, name, { before, after, editor, action })
      const uses = await findUses(transaction, 'pictures', name)
      await recordChange(transaction, findMediaTags('pictures', name, uses))
    }
    return describeRow(after)
  })
}

async function checkPicture(
  transaction: Queries,
  name: string,
  before: PictureRow | null,
  version: string | null,
  mustExist = true,
): Promise<void> {
  const stored = before && describeRow(before)
  await refuseStaleVersion(transaction, toEntry(name), version, () => checkVersion(stored, { version, mustExist }))
}

interface PictureChange {
  readonly before: PictureRow | null
  readonly after: PictureRow | null
  readonly editor: string | null
  readonly action: 'saved' | 'replaced' | 'deleted' | 'restored'
  readonly restoredFrom?: number
}

async function recordChanged(
  transaction: Queries,
  name: string,
  { before, after, editor, action, restoredFrom }: PictureChange,
): Promise<void> {
  const change = {
    ...toEntry(name),
    action,
    readBefore: before && (() => toEntryContent(before)),
    after: toEntryContent(after),
  }
  await recordHistory(transaction, [change], { editor, ...(restoredFrom !== undefined && { restoredFrom }) })
}

function toEntryContent(row: PictureRow | null): EntryContent {
  if (!row) return { value: null, version: null }
  return { value: { ...toValue(row), imageId: row.imageId }, version: toVersion(row) }
}

function toEntry(name: string): EntryId {
  return { kind: 'pictures', id: name }
}

async function readRow(queries: Queries, name: string): Promise<PictureRow | null> {
  const [row] = await queries.select().from(pictures).where(eq(pictures.name, name))
  return row ?? null
}

function describeRow(row: PictureRow): Described {
  const { name, imageId, width, height } = row
  return { id: name, version: toVersion(row), value: toValue(row), imageId, width, height }
}

/** Other bytes are another version. */
function toVersion(row: PictureRow): string {
  return toContentVersion({ ...toValue(row), imageId: row.imageId })
}

function toValue({ alt, focalPoint }: PictureRow) {
  const isDescribed = typeof alt === 'string' ? alt !== '' : Object.keys(alt).length > 0
  return { alt: isDescribed ? alt : null, focalPoint }
}
