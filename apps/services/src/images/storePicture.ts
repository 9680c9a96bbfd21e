import { createHash } from 'node:crypto'
import type { FocalPoint } from '@kudex/domain/images'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { Queries } from '../database/database.types.ts'
import { maxPixels } from '../limits.ts'
import { crops, originals } from './tables.ts'

/** A stored picture: its id in the image service, and its size in pixels as shown. */
export interface StoredPicture {
  readonly id: string
  readonly width: number
  readonly height: number
}

/** Stores a picture; null if it cannot be decoded or has too many pixels. The same bytes have the same id. */
export async function storePicture(queries: Queries, name: string, bytes: Buffer): Promise<StoredPicture | null> {
  const size = await readSize(bytes)
  if (!size) return null
  const { contentType, width, height } = size
  const id = `${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}`
  await queries.insert(originals).values({ id, name, width, height, contentType, bytes }).onConflictDoNothing()
  return { id, width, height }
}

/** A stored picture by its id; null for an unknown one. */
export async function findStoredPicture(queries: Queries, id: string): Promise<StoredPicture | null> {
  const { width, height } = originals
  const [stored] = await queries.select({ id: originals.id, width, height }).from(originals).where(eq(originals.id, id))
  return stored ?? null
}

/** The id of a picture that is cropped around a point; that of the picture itself without one. */
export async function storeCrop(queries: Queries, id: string, focalPoint: FocalPoint | null): Promise<string> {
  const originalId = toOriginalId(id)
  if (focalPoint === null) return originalId
  const { x, y } = focalPoint
  const cropId = `${originalId}-fx${toDigits(x)}-fy${toDigits(y)}`
  await queries.insert(crops).values({ id: cropId, originalId, x, y }).onConflictDoNothing()
  return cropId
}

/** The id of the picture that a crop is made of. */
export function toOriginalId(id: string): string {
  return id.replace(/-fx\d{3}-fy\d{3}$/, '')
}

function toDigits(percent: number): string {
  return String(percent).padStart(3, '0')
}

/** Reads the size with a decoder, since the beginning of a file may be that of a picture and its rest not. */
async function readSize(bytes: Buffer) {
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    const { format, autoOrient } = await image.metadata()
    await image.clone().resize(1, 1).toBuffer()
    return { contentType: `image/${format}`, width: autoOrient.width, height: autoOrient.height }
  } catch {
    return null
  }
}
