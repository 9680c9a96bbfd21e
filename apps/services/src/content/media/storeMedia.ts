import { createHash } from 'node:crypto'
import type { WrittenValue } from '@kudex/domain/editing'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { storeFiles } from '../../files/fileStore.ts'
import { files } from '../../files/tables.ts'
import { storePicture, toOriginalId } from '../../images/storePicture.ts'
import { mediaLimits } from '../../limits.ts'
import type { FindContentUpload, ContentUpload } from '../../uploads/contentUploads.ts'
import { pictures } from '../tables.ts'
import { refuseMedia } from './mediaWriter.ts'

/** A picture or a file that was stored. */
export type StoredMedia =
  | { readonly kind: 'picture'; readonly name: string }
  | { readonly kind: 'file'; readonly slug: string; readonly contentType: string }

/**
 * Stores a finished upload as a picture or a file, by its bytes. The same bytes have the same name, so that a second
 * upload of them stores nothing. The upload is removed, so that a repeated request is refused. Throws a `WriteRefusal`.
 */
export async function storeMedia(
  queries: Queries,
  findUpload: FindContentUpload,
  { uploadId, language }: WrittenValue<'media'>,
): Promise<StoredMedia> {
  const upload = await requireUpload(queries, findUpload, uploadId)
  const stored = upload.contentType.startsWith('image/')
    ? await storeImage(queries, upload)
    : await storeFile(queries, upload, language)
  await upload.remove()
  return stored
}

/** A finished upload of an editor. Throws a `WriteRefusal`. */
export async function requireUpload(
  queries: Queries,
  findUpload: FindContentUpload,
  uploadId: string,
): Promise<ContentUpload> {
  const upload = await findUpload(queries, uploadId)
  if (!upload) throw refuseMedia('uploadId', uploadId, 'a finished upload for content')
  return upload
}

async function storeImage(queries: Queries, upload: ContentUpload): Promise<StoredMedia> {
  if (upload.size > mediaLimits.picture) {
    throw refuseMedia('size', upload.size, `a picture of at most ${mediaLimits.picture} bytes`)
  }
  const bytes = await upload.readBytes()
  const hash = toHash(bytes)
  return queries.transaction(async (transaction) => {
    const isOther = async (name: string) => {
      const [known] = await transaction.select().from(pictures).where(eq(pictures.name, name))
      return known !== undefined && !toOriginalId(known.imageId).endsWith(`-${hash.slice(0, 8)}`)
    }
    const name = await findName(upload.filename, hash, isOther)
    const stored = await storePicture(transaction, name, bytes)
    if (!stored) throw refuseMedia('type', upload.contentType, 'a picture in JPEG, PNG, WebP, GIF, TIFF or AVIF')
    const { id: imageId, width, height } = stored
    await transaction.insert(pictures).values({ name, imageId, width, height, alt: {} }).onConflictDoNothing()
    return { kind: 'picture', name }
  })
}

async function storeFile(queries: Queries, upload: ContentUpload, language: string): Promise<StoredMedia> {
  const { contentType, filename } = upload
  if (!fileTypes.has(contentType)) {
    throw refuseMedia('type', contentType, 'a picture, a PDF, WebVTT, or a film in MP4 or WebM')
  }
  const bytes = await upload.readBytes()
  const hash = toHash(bytes)
  const isOther = async (name: string) => {
    const known = await queries.select().from(files).where(eq(files.slug, name))
    return known.length > 0 && known.every((file) => file.hash !== hash)
  }
  const slug = await findName(filename, hash, isOther)
  await storeFiles(queries, [{ slug, language, filename, contentType, isPublic: true, bytes }])
  return { kind: 'file', slug, contentType }
}

const fileTypes: ReadonlySet<string> = new Set(['application/pdf', 'text/vtt', 'video/mp4', 'video/webm'])

/**
 * The name of the file as in addresses, and the beginning of its hash: more of it if another file has the name, because
 * its bytes were replaced.
 */
async function findName(filename: string, hash: string, isOther: (name: string) => Promise<boolean>): Promise<string> {
  const words = filename
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  const base = (words ?? ['file']).join('-').slice(0, maxNameLength).replace(/-$/, '')
  const name = `${base}-${hash.slice(0, 6)}`
  return (await isOther(name)) ? `${base}-${hash.slice(0, 16)}` : name
}

const maxNameLength = 60

function toHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
