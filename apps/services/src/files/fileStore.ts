import { createHash } from 'node:crypto'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.types.ts'
import { files, pieces } from './tables.ts'

export type StoredFile = typeof files.$inferSelect

/** Size of a stored piece in bytes; streaming reads one piece per statement. */
export const pieceSize = 256 * 1024

export interface NewFile extends Pick<StoredFile, 'slug' | 'language' | 'filename' | 'contentType' | 'isPublic'> {
  readonly pageId?: string | null
  readonly bytes: Uint8Array
}

/** Stores files of different slugs in few statements; replaces those of the same slug and language. */
export async function storeFiles(queries: Queries, newFiles: readonly NewFile[]): Promise<void> {
  await queries.transaction(async (transaction) => {
    for (let start = 0; start < newFiles.length; start += filesPerStatement) {
      const batch = newFiles.slice(start, start + filesPerStatement)
      // Waits for another process that stores one of these files at the same time; its pieces are replaced then.
      await transaction
        .insert(files)
        .values(
          batch.map(({ bytes, pageId = null, ...file }) => ({
            ...file,
            pageId,
            size: bytes.byteLength,
            hash: createHash('sha256').update(bytes).digest('hex'),
          })),
        )
        .onConflictDoUpdate({ target: [files.slug, files.language], set: replacedColumns })
      await transaction
        .delete(pieces)
        .where(or(...batch.map(({ slug, language }) => and(eq(pieces.slug, slug), eq(pieces.language, language)))))
      const parts = batch.flatMap(listPieces)
      for (let first = 0; first < parts.length; first += piecesPerStatement)
        await transaction.insert(pieces).values(parts.slice(first, first + piecesPerStatement))
    }
  })
}

/** Every column besides the key. */
const replacedColumns = {
  filename: sql`excluded.filename`,
  contentType: sql`excluded.content_type`,
  size: sql`excluded.size`,
  hash: sql`excluded.hash`,
  isPublic: sql`excluded.is_public`,
  pageId: sql`excluded.page_id`,
  changedAt: sql`now()`,
}

const filesPerStatement = 100
/** At most 8 MiB per statement. */
const piecesPerStatement = 32

function listPieces({ slug, language, bytes }: NewFile): (typeof pieces.$inferInsert)[] {
  return Array.from({ length: Math.ceil(bytes.byteLength / pieceSize) }, (_, index) => ({
    slug,
    language,
    index,
    bytes: Buffer.from(bytes.subarray(index * pieceSize, (index + 1) * pieceSize)),
  }))
}

/**
 * Finds a file in the first available preferred language, else in any language. A file that is not public is for
 * requests of the host only, which checks access (PAGE-17).
 */
export async function findFile(
  queries: Queries,
  slug: string,
  { isPublic, preferred }: { readonly isPublic: boolean; readonly preferred: readonly string[] },
): Promise<StoredFile | null> {
  const versions = await queries
    .select()
    .from(files)
    .where(and(eq(files.slug, slug), eq(files.isPublic, isPublic)))
    .orderBy(asc(files.language))
  return findVersion(versions, preferred)
}

/**
 * Keeps the bytes of a file under the hash of them, where no address leads, so that {@link copyFile} can restore them
 * after they were replaced or deleted.
 */
export async function retainFile(queries: Queries, { slug, language, hash }: StoredFile): Promise<void> {
  await copyRows(queries, { slug, language }, { slug: toRetainedSlug(hash), language: retainedLanguage })
}

/** Restores retained bytes as a public file; false if there are none of that hash. */
export async function copyFile(
  queries: Queries,
  hash: string,
  { filename, ...target }: Pick<StoredFile, 'slug' | 'language' | 'filename'>,
): Promise<boolean> {
  const source = { slug: toRetainedSlug(hash), language: retainedLanguage }
  await copyRows(queries, source, target)
  const restored = await queries
    .update(files)
    .set({ filename, isPublic: true, changedAt: sql`now()` })
    .where(and(eq(files.slug, target.slug), eq(files.language, target.language)))
    .returning({ slug: files.slug })
  return restored.length > 0
}

/** Deletes retained bytes, once nothing can restore them. */
export async function deleteRetainedFiles(queries: Queries, hashes: readonly string[]): Promise<void> {
  if (hashes.length > 0) await queries.delete(files).where(inArray(files.slug, hashes.map(toRetainedSlug)))
}

type FileKey = Pick<StoredFile, 'slug' | 'language'>

/** Copies a file inside the database; the copy is not public. */
async function copyRows(queries: Queries, from: FileKey, to: FileKey): Promise<void> {
  await queries.execute(sql`
    insert into files.files (slug, language, filename, content_type, size, hash, is_public)
    select ${to.slug}, ${to.language}, filename, content_type, size, hash, false
    from files.files where slug = ${from.slug} and language = ${from.language}
    on conflict do nothing`)
  await queries.execute(sql`
    insert into files.pieces (slug, language, index, bytes)
    select ${to.slug}, ${to.language}, index, bytes
    from files.pieces where slug = ${from.slug} and language = ${from.language}
    on conflict do nothing`)
}

/** Addresses contain no such slug. */
function toRetainedSlug(hash: string): string {
  return `~${hash}`
}

const retainedLanguage = '-'

/** Metadata of a file that download lists show. */
export type FileVersion = Pick<StoredFile, 'slug' | 'language' | 'filename' | 'size' | 'isPublic'>

/** Lists all language versions of files, without their bytes. */
export function listVersions(queries: Queries, slugs: readonly string[]): Promise<FileVersion[]> {
  const { slug, language, filename, size, isPublic } = files
  return queries
    .select({ slug, language, filename, size, isPublic })
    .from(files)
    .where(inArray(slug, [...slugs]))
    .orderBy(asc(language))
}

/** The version in the first available preferred language, else the first version. */
export function findVersion<Version extends Pick<FileVersion, 'language'>>(
  versions: readonly Version[],
  preferred: readonly string[],
): Version | null {
  for (const language of preferred) {
    const version = versions.find((file) => file.language === language)
    if (version) return version
  }
  return versions[0] ?? null
}

/**
 * Streams a byte range (both ends included) piece by piece; canceling the stream stops reading. Fails if the file is
 * replaced meanwhile, since the client would get parts of two files.
 */
export function streamFile(
  queries: Queries,
  { slug, language, hash }: Pick<StoredFile, 'slug' | 'language' | 'hash'>,
  { start, end }: { readonly start: number; readonly end: number },
): ReadableStream<Uint8Array> {
  const last = Math.floor(end / pieceSize)
  let index = Math.floor(start / pieceSize)
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const [piece] = await queries
        .select({ bytes: pieces.bytes })
        .from(pieces)
        .innerJoin(files, and(eq(files.slug, pieces.slug), eq(files.language, pieces.language), eq(files.hash, hash)))
        .where(and(eq(pieces.slug, slug), eq(pieces.language, language), eq(pieces.index, index)))
      if (!piece) throw new Error(`Piece ${index} of the file ${slug} is missing`)
      const offset = index * pieceSize
      controller.enqueue(new Uint8Array(piece.bytes.subarray(Math.max(0, start - offset), end - offset + 1)))
      index += 1
      if (index > last) controller.close()
    },
  })
}
