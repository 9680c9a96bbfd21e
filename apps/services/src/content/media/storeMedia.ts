import { createHash } from 'node:crypto'
import type { WrittenValue } from '@kudex/domain/editing'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { storeFiles } from '../../files/fileStore.ts'
import { storePicture } from '../../images/storePicture.ts'
import { mediaLimits } from '../../limits.ts'
import type { FindContentUpload, ContentUpload } from '../../uploads/contentUploads.ts'
import { pictures } from '../tables.ts'
import { WriteRefusal } from '../write/writeRefusal.ts'

/** A picture or a file that was stored. */
export type StoredMedia =
  | { readonly kind: 'picture'; readonly name: string }
  | { readonly kind: 'file'; readonly slug: string; readonly contentType: string }

/**
 * Stores a finished upload as a picture or a file, by its bytes. The same file has the same name, so that a repeated
 * request stores it once. Throws a {@link WriteRefusal}.
 */
export async function storeMedia(
  queries: Queries,
  findUpload: FindContentUpload,
  { uploadId, language }: WrittenValue<'media'>,
): Promise<StoredMedia> {
  const upload = await findUpload(queries, uploadId)
  if (!upload) throw refuse('uploadId', uploadId, 'a finished upload for content')
  const stored = upload.contentType.startsWith('image/')
    ? await storeImage(queries, upload)
    : await storeFile(queries, upload, language)
  await upload.remove()
  return stored
}

async function storeImage(queries: Queries, upload: ContentUpload): Promise<StoredMedia> {
  if (upload.size > mediaLimits.picture) {
    throw refuse('size', upload.size, `a picture of at most ${mediaLimits.picture} bytes`)
  }
  const bytes = await upload.readBytes()
  const name = toName(upload, bytes)
  await queries.transaction(async (transaction) => {
    const stored = await storePicture(transaction, name, bytes)
    if (!stored) throw refuse('type', upload.contentType, 'a picture in JPEG, PNG, WebP, GIF, TIFF or AVIF')
    const { id: imageId, width, height } = stored
    const [known] = await transaction.select().from(pictures).where(eq(pictures.name, name))
    if (!known) await transaction.insert(pictures).values({ name, imageId, width, height, alt: {} })
  })
  return { kind: 'picture', name }
}

async function storeFile(queries: Queries, upload: ContentUpload, language: string): Promise<StoredMedia> {
  const { contentType, filename } = upload
  if (!fileTypes.has(contentType)) {
    throw refuse('type', contentType, 'a picture, a PDF, WebVTT, or a film in MP4 or WebM')
  }
  const bytes = await upload.readBytes()
  const slug = toName(upload, bytes)
  await storeFiles(queries, [{ slug, language, filename, contentType, isPublic: true, bytes }])
  return { kind: 'file', slug, contentType }
}

const fileTypes: ReadonlySet<string> = new Set(['application/pdf', 'text/vtt', 'video/mp4', 'video/webm'])

/** The name of the file as in addresses, and the beginning of its hash. */
function toName({ filename }: ContentUpload, bytes: Buffer): string {
  const words = filename
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 6)
  return `${(words ?? ['file']).join('-').slice(0, maxNameLength).replace(/-$/, '')}-${hash}`
}

const maxNameLength = 60

function refuse(path: string, value: unknown, takes: string): WriteRefusal {
  return new WriteRefusal('problems', { problems: [{ path: `media.${path}`, value, takes }] })
}
