import type { Queries } from '../database/database.types.ts'
import type { LoadedPicture } from '../service.types.ts'
import { readPicture } from './loadPictures.ts'
import { originals } from './tables.ts'

/** Imports pictures of the seed folder into the image service; skips pictures without a file. */
export async function importPictures(
  queries: Queries,
  names: readonly string[],
  folder?: string,
): Promise<ReadonlyMap<string, LoadedPicture>> {
  const imported = new Map<string, LoadedPicture>()
  // Sequential, to limit the memory of the embedded database.
  for (const name of names) {
    const read = await readPicture(name, folder)
    if (!read) continue
    const { imageId: id, width, height } = read.picture
    await queries
      .insert(originals)
      .values({ id, name, width, height, contentType: 'image/webp', bytes: read.bytes })
      .onConflictDoNothing()
    imported.set(name, read.picture)
  }
  return imported
}
