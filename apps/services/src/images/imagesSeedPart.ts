import type { SeedPart } from '../service.types.ts'
import { importPictures } from './importPictures.ts'
import { originals } from './tables.ts'

/** Seed part of the images: the pictures of the seed that have a file. */
export const imagesSeedPart: SeedPart = {
  name: 'images',
  isEmpty: async (queries) => (await queries.select({ id: originals.id }).from(originals).limit(1)).length === 0,
  load: async (queries, { pictures }) => {
    const imported = await importPictures(queries, [...pictures.keys()])
    return `${imported.size} pictures`
  },
}
