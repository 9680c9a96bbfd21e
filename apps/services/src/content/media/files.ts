import { and, asc, eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { copyFile, retainFile, storeFiles } from '../../files/fileStore.ts'
import { files } from '../../files/tables.ts'
import type { ContentUpload } from '../../uploads/contentUploads.ts'
import { beginChange, recordChange } from '../changes/changeLog.ts'
import { toContentVersion } from '../contentVersion.ts'
import { type EntryContent, type EntryId, recordHistory } from '../history/recordHistory.ts'
import { refuseStaleVersion } from '../history/refuseStaleVersion.ts'
import { describe, type Described } from '../write/describeContent.ts'
import { checkVersion } from '../write/performWrites.ts'
import { findMediaTags } from './findMediaTags.ts'
import { findUses, refuseUsed } from './findUses.ts'
import { refuseMedia, type MediaWriter } from './mediaWriter.ts'

type FileRow = typeof files.$inferSelect

/** A public file as editors read it, with its versions by language; null if it does not exist. */
export async function describeFile(queries: Queries, slug: string): Promise<Described | null> {
  const rows = await readRows(queries, slug)
  return rows.length > 0 ? describe(slug, toValue(rows)) : null
}

/**
 * Replaces the bytes of a file in a language by bytes of the same type; the address stays. The former bytes are kept, so
 * that they can be restored. Throws a `WriteRefusal`.
 */
export async function replaceFile(
  queries: Queries,
  slug: string,
  { upload, language }: { readonly upload: ContentUpload; readonly language: string },
  { version, editor }: MediaWriter,
): Promise<Described> {
  const bytes = await upload.readBytes()
  return queries.transaction(async (transaction) => {
    await beginChange(transaction)
    const before = await readRows(transaction, slug)
    const old = before.find((row) => row.language === language)
    if (old && old.contentType !== upload.contentType)
      throw refuseMedia('type', upload.contentType, `a file of the type ${old.contentType}`)
    if (before.length > 0 && !old) throw refuseMedia('language', language, 'a language of the file')
    if (old) {
      await retainFile(transaction, old)
      const { contentType, isPublic } = old
      await storeFiles(transaction, [{ slug, language, filename: upload.filename, contentType, isPublic, bytes }])
    }
    const after = await readRows(transaction, slug)
    // A replacement whose response was lost is repeated with the version before it.
    const isRepeated = old !== undefined && toVersion(before) === toVersion(after)
    if (!isRepeated) {
      await checkFile(transaction, slug, before, version)
      await recordChanged(transaction, slug, { before, after, editor, action: 'replaced' })
    }
    return describe(slug, toValue(after))
  })
}

/** Deletes a file that visitors see nowhere, in all languages. Its bytes are kept, so that it can be restored. */
export async function deleteFile(queries: Queries, slug: string, { version, editor }: MediaWriter): Promise<void> {
  await queries.transaction(async (transaction) => {
    await beginChange(transaction)
    const before = await readRows(transaction, slug)
    await checkFile(transaction, slug, before, version)
    refuseUsed('files', slug, await findUses(transaction, 'files', slug))
    for (const row of before) await retainFile(transaction, row)
    await transaction.delete(files).where(and(eq(files.slug, slug), eq(files.isPublic, true)))
    await recordChanged(transaction, slug, { before, after: [], editor, action: 'deleted' })
  })
}

/** Restores the bytes of a version of a file, also of a deleted one. Throws a `WriteRefusal`. */
export async function restoreFile(
  queries: Queries,
  slug: string,
  value: Readonly<Record<string, unknown>>,
  writer: MediaWriter & { readonly restoredFrom: number },
): Promise<Described> {
  return queries.transaction(async (transaction) => {
    await beginChange(transaction)
    const before = await readRows(transaction, slug)
    await checkFile(transaction, slug, before, writer.version, false)
    for (const row of before) await retainFile(transaction, row)
    await transaction.delete(files).where(and(eq(files.slug, slug), eq(files.isPublic, true)))
    for (const [language, version] of Object.entries((value as unknown as FileValue).languages)) {
      const isRestored = await copyFile(transaction, version.hash, { slug, language, filename: version.filename })
      if (!isRestored) throw refuseMedia('hash', version.hash, 'a version whose bytes are kept')
    }
    const after = await readRows(transaction, slug)
    const { editor, restoredFrom } = writer
    await recordChanged(transaction, slug, { before, after, editor, action: 'restored', restoredFrom })
    return describe(slug, toValue(after))
  })
}

async function checkFile(
  transaction: Queries,
  slug: string,
  before: readonly FileRow[],
  version: string | null,
  mustExist = true,
): Promise<void> {
  const stored = before.length > 0 ? describe(slug, toValue(before)) : null
  await refuseStaleVersion(transaction, toEntry(slug), version, () => checkVersion(stored, { version, mustExist }))
}

interface FileChange {
  readonly before: readonly FileRow[]
  readonly after: readonly FileRow[]
  readonly editor: string | null
  readonly action: 'replaced' | 'deleted' | 'restored'
  readonly restoredFrom?: number
}

async function recordChanged(
  transaction: Queries,
  slug: string,
  { before, after, editor, action, restoredFrom }: FileChange,
): Promise<void> {
  const readBefore = before.length > 0 ? () => toEntryContent(before) : null
  const change = { ...toEntry(slug), action, readBefore, after: toEntryContent(after) }
  await recordHistory(transaction, [change], { editor, ...(restoredFrom !== undefined && { restoredFrom }) })
  await recordChange(transaction, findMediaTags('files', slug, await findUses(transaction, 'files', slug)))
}

function toEntryContent(rows: readonly FileRow[]): EntryContent {
  return rows.length > 0 ? { value: { ...toValue(rows) }, version: toVersion(rows) } : { value: null, version: null }
}

function toEntry(slug: string): EntryId {
  return { kind: 'files', id: slug }
}

/** Files of protected pages belong to their page. */
function readRows(queries: Queries, slug: string): Promise<FileRow[]> {
  return queries
    .select()
    .from(files)
    .where(and(eq(files.slug, slug), eq(files.isPublic, true)))
    .orderBy(asc(files.language))
}

function toVersion(rows: readonly FileRow[]): string {
  return toContentVersion(toValue(rows))
}

interface FileValue {
  /** The name of the file, as entries have one. */
  readonly name: string
  readonly languages: Readonly<Record<string, Pick<FileRow, 'filename' | 'contentType' | 'size' | 'hash'>>>
}

function toValue(rows: readonly FileRow[]): FileValue {
  const versions = rows.map(({ language, filename, contentType, size, hash }) => {
    return [language, { filename, contentType, size, hash }] as const
  })
  return {
    name: (rows.find(({ language }) => language === 'en') ?? rows[0])?.filename ?? '',
    languages: Object.fromEntries(versions),
  }
}
