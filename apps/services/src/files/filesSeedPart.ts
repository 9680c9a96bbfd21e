import type { SeedPart } from '../service.types.ts'
import { storeFiles } from './fileStore.ts'
import { files } from './tables.ts'

/** Loads the files of a seed: documents and videos. */
export const filesSeedPart: SeedPart = {
  name: 'files',
  isEmpty: async (queries) => (await queries.select({ slug: files.slug }).from(files).limit(1)).length === 0,
  load: async (queries, { seed }) => {
    const seedFiles = seed.files ?? []
    await storeFiles(
      queries,
      seedFiles.map(({ bytes, isPublic = true, ...file }) => ({ ...file, isPublic, bytes: bytes() })),
    )
    return `${seedFiles.length} files`
  },
}
