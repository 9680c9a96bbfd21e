import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { packageFolder } from '../packageFolder.ts'
import type { LoadedPicture } from '../service.types.ts'

/** Reads the pictures of a seed; skips pictures without a file. */
export async function loadPictures(names: readonly string[]): Promise<ReadonlyMap<string, LoadedPicture>> {
  const loaded = await Promise.all(names.map(async (name) => [name, await loadPicture(name)] as const))
  return new Map(loaded.flatMap(([name, picture]) => (picture ? [[name, picture]] : [])))
}

async function loadPicture(name: string): Promise<LoadedPicture | null> {
  const bytes = await readFile(join(picturesFolder, `${name}.webp`)).catch(() => null)
  if (bytes === null) return null
  const { width, height } = await sharp(bytes).metadata()
  return { imageId: `${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}`, width, height }
}

const picturesFolder = join(packageFolder, 'seed/pictures')
