import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { eq } from 'drizzle-orm'
import { defaultImageId, type ImageFormat, type ImagePreset } from '@kudex/domain/images'
import { createSemaphore } from '../concurrency/semaphore.ts'
import { concurrency } from '../limits.ts'
import type { Queries } from '../database/database.types.ts'
import { defaultPicture } from './defaultPicture.ts'
import { renderImage } from './renderImage.ts'
import { originals } from './tables.ts'

/** Finds pictures in a preset and format: on disk, else rendered once and kept there. */
export function createRenditions(options: RenditionsOptions): Renditions {
  const { queries, folder } = options
  const render = options.render ?? renderImage
  // A render takes a core and memory: the requests of one page wait, a flood is refused.
  const limitRenders = createSemaphore(concurrency.renditions)
  const underWay = new Map<string, Promise<Buffer | null>>()

  async function create({ id, preset, format }: Rendition, file: string): Promise<Buffer | null> {
    const original = await findOriginal(queries, id)
    if (original === null) return null
    const bytes = await limitRenders(() => render(original, preset, format))
    await writeWhole(file, bytes)
    return bytes
  }

  return {
    find: async (rendition) => {
      const { id, preset, format } = rendition
      if (!isImageId(id)) return null
      const file = join(folder, version, preset.name, `${id}.${format}`)
      const kept = await readFile(file).catch(() => null)
      if (kept) return kept
      const running = underWay.get(file)
      if (running) return running
      const created = create(rendition, file).finally(() => underWay.delete(file))
      underWay.set(file, created)
      return created
    },
  }
}

/** Goes up when pictures are rendered differently, so that what is kept is not served any more. */
export const version = 'v1'

export interface Renditions {
  /** The bytes; null when there is no such picture. Rejects with a `BusyError` when too many wait. */
  readonly find: (rendition: Rendition) => Promise<Buffer | null>
}

export interface Rendition {
  readonly id: string
  readonly preset: ImagePreset
  readonly format: ImageFormat
}

export interface RenditionsOptions {
  readonly queries: Queries
  /** Where rendered pictures are kept; it can be emptied at any time. */
  readonly folder: string
  readonly render?: typeof renderImage
}

/** Tells whether a text can be the id of a picture; such an id is also safe as a file name. */
export function isImageId(id: string): boolean {
  return /^[a-z0-9](?:[a-z0-9-]{0,118}[a-z0-9])?$/.test(id)
}

async function findOriginal(queries: Queries, id: string): Promise<Uint8Array | null> {
  if (id === defaultImageId) return defaultPicture
  const [row] = await queries.select({ bytes: originals.bytes }).from(originals).where(eq(originals.id, id))
  return row?.bytes ?? null
}

/** A file appears whole or not at all, also when the process is killed meanwhile. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(draft, bytes)
    await rename(draft, file)
  } catch {
    // A full or read-only disk costs speed, not the picture.
    await rm(draft, { force: true }).catch(() => {})
  }
}
