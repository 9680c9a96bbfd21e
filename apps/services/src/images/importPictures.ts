import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Queries } from '../database/database.types.ts'
import { packageFolder } from '../packageFolder.ts'
import { originals } from './tables.ts'

export interface ImportedPicture {
  readonly id: string
  readonly width: number
  readonly height: number
}

/** Imports pictures of the seed folder into the image service; skips pictures without a file. */
export async function importPictures(
  queries: Queries,
  names: readonly string[],
  folder: string = picturesFolder,
): Promise<ReadonlyMap<string, ImportedPicture>> {
  const imported = new Map<string, ImportedPicture>()
  // Sequential, to limit the memory of the embedded database.
  for (const name of names) {
    const bytes = await readFile(join(folder, `${name}.webp`)).catch(() => null)
    if (bytes === null) continue
    const { width, height } = (await sharp(bytes).metadata()).autoOrient
    const id = `${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}`
    await queries
      .insert(originals)
      .values({ id, name, width, height, contentType: 'image/webp', bytes })
      .onConflictDoNothing()
    imported.set(name, { id, width, height })
  }
  return imported
}

const picturesFolder = join(packageFolder, 'seed/pictures')
