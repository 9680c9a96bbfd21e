import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { packageFolder } from '../packageFolder.ts'
import type { LoadedPicture } from '../service.types.ts'

/** Reads the pictures of a seed; skips pictures without a file. */
export async function loadPictures(names: readonly string[]): Promise<ReadonlyMap<string, LoadedPicture>> {
  const loaded = await Promise.all(
    names.map(async (name) => {
      const read = await readPicture(name)
      return read ? [[name, read.picture] as const] : []
    }),
  )
  return new Map(loaded.flat())
}

/** Reads a picture of a seed with its bytes; null without a file. */
export async function readPicture(
  name: string,
  folder: string = picturesFolder,
): Promise<{ readonly picture: LoadedPicture; readonly bytes: Buffer } | null> {
  const bytes = await readFile(join(folder, `${name}.webp`)).catch(() => null)
  if (bytes === null) return null
  const { width, height } = (await sharp(bytes).metadata()).autoOrient
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  return { picture: { imageId: `${name}-${hash}`, width, height }, bytes }
}

const picturesFolder = join(packageFolder, 'seed/pictures')
