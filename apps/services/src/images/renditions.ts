import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { defaultImageId, type FocalPoint, type ImageFormat, type ImagePreset } from '@kudex/domain/images'
import { createSemaphore } from '@kudex/node-server/concurrency'
import { concurrency } from '../limits.ts'
import type { Queries } from '../database/database.types.ts'
import { defaultPicture } from './defaultPicture.ts'
import { createFileCache } from './fileCache.ts'
import { renderImage } from './renderImage.ts'
import { crops, originals } from './tables.ts'

/** Returns pictures in a preset and format from the disk cache, or renders and caches them. */
export function createRenditions(options: RenditionsOptions): Renditions {
  const { queries, folder } = options
  const render = options.render ?? renderImage
  // A render takes a core and memory, of the original too: the requests of one page wait, a flood is refused.
  const limitRenders = createSemaphore(concurrency.renditions)
  const files = createFileCache(folder)

  return {
    find: async ({ id, preset, format }) => {
      if (!isImageId(id)) return null
      return files.find(join(version, preset.name, `${id}.${format}`), () =>
        limitRenders(async () => {
          const original = await findOriginal(queries, id)
          return original && render(original.bytes, preset, format, original.focalPoint)
        }),
      )
    },
  }
}

/** Version of the rendering; changing it invalidates the disk cache. Hosts keep the pictures that they have cached. */
export const version = 'v2'

export interface Renditions {
  /** The bytes; null if there is no such picture. Rejects with a `BusyError` if too many requests wait. */
  readonly find: (rendition: Rendition) => Promise<Buffer | null>
}

interface Rendition {
  readonly id: string
  readonly preset: ImagePreset
  readonly format: ImageFormat
}

export interface RenditionsOptions {
  readonly queries: Queries
  /** Folder of the disk cache; can be emptied at any time. */
  readonly folder: string
  readonly render?: typeof renderImage
}

/** True if a text is a valid picture id, which is also safe as a file name. */
export function isImageId(id: string): boolean {
  return /^[a-z0-9](?:[a-z0-9-]{0,118}[a-z0-9])?$/.test(id)
}

async function findOriginal(queries: Queries, id: string): Promise<Original | null> {
  if (id === defaultImageId) return { bytes: defaultPicture, focalPoint: null }
  const [row] = await queries.select({ bytes: originals.bytes }).from(originals).where(eq(originals.id, id))
  if (row) return { bytes: row.bytes, focalPoint: null }
  const [crop] = await queries
    .select({ bytes: originals.bytes, x: crops.x, y: crops.y })
    .from(crops)
    .innerJoin(originals, eq(originals.id, crops.originalId))
    .where(eq(crops.id, id))
  return crop ? { bytes: crop.bytes, focalPoint: { x: crop.x, y: crop.y } } : null
}

interface Original {
  readonly bytes: Uint8Array
  readonly focalPoint: FocalPoint | null
}
