import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileType } from '@kudex/domain/uploads'
import { eq } from 'drizzle-orm'
import type { Queries } from '../database/database.types.ts'
import { createUploadStore } from './uploadStore.ts'
import { uploads } from './tables.ts'

/** A finished upload of an editor. */
export interface ContentUpload {
  readonly filename: string
  readonly contentType: FileType
  readonly size: number
  readonly readBytes: () => Promise<Buffer>
  /** Deletes the upload, once its bytes are stored elsewhere. */
  readonly remove: () => Promise<void>
}

/** Finds a finished upload for content; null for any other id. */
export type FindContentUpload = (queries: Queries, id: string) => Promise<ContentUpload | null>

export function createFindContentUpload(dataDirectory: string): FindContentUpload {
  const folder = join(dataDirectory, 'uploads')
  const store = createUploadStore(folder)
  return async (queries, id) => {
    const [upload] = await queries.select().from(uploads).where(eq(uploads.id, id))
    if (!upload?.contentType || upload.purpose !== 'content') return null
    const { filename, contentType, size } = upload
    return {
      filename,
      contentType,
      size,
      readBytes: () => readFile(join(folder, id)),
      remove: async () => {
        await queries.delete(uploads).where(eq(uploads.id, id))
        await store.remove(id)
      },
    }
  }
}
