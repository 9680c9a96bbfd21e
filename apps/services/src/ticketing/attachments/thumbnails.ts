import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createSemaphore } from '@kudex/node-server/concurrency'
import sharp from 'sharp'
import { createFileCache } from '../../images/fileCache.ts'
import { concurrency, maxPixels, thumbnailTimeout } from '../../limits.ts'

export interface Thumbnails {
  /**
   * A WebP picture of an attachment, made at the first request. Null if `open` finds no bytes, or they cannot be rendered
   * in time.
   */
  readonly find: (attachmentId: string, open: () => Promise<Readable | null>) => Promise<Buffer | null>
}

/** Creates thumbnails in a folder that can be emptied at any time. */
export function createThumbnails(folder: string): Thumbnails {
  // Each takes a core and memory.
  const limit = createSemaphore(concurrency.thumbnails)
  const files = createFileCache(folder)
  return {
    find: async (attachmentId, open) => {
      const bytes = await files.find(`${attachmentId}.webp`, () => limit(() => render(folder, open)))
      return bytes && bytes.length > 0 ? bytes : null
    },
  }
}

/**
 * Renders from a file, since an attachment can be larger than the memory should hold. No bytes if it is impossible; null,
 * which is not stored, if it took too long.
 */
async function render(folder: string, open: () => Promise<Readable | null>): Promise<Buffer | null> {
  const bytes = await open()
  if (bytes === null) return null
  const original = join(folder, `${randomUUID()}.original`)
  try {
    await mkdir(folder, { recursive: true })
    await pipeline(bytes, createWriteStream(original, { mode: 0o600 }))
    return await sharp(original, { limitInputPixels: maxPixels })
      .timeout({ seconds: thumbnailTimeout })
      .autoOrient()
      .resize({ ...size, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
      .catch((error: unknown) => (isTimeout(error) ? null : Buffer.alloc(0)))
  } finally {
    await rm(original, { force: true })
  }
}

/** Sharp has no code for it: the message is `timeout: 40% complete`. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message.includes('timeout:')
}

/** Pixels: twice the width at which the page shows it. */
const size = { width: 320, height: 640 } as const
