import { and, eq, isNull, sql } from 'drizzle-orm'
import { toReference } from '@kudex/domain/forms'
import type { FileType } from '@kudex/domain/uploads'
import type { Database, Queries } from '../database/database.types.ts'
import type { Jobs } from '../jobs/jobs.types.ts'
import { uploadLimits } from '../limits.ts'
import type { SendMail } from '../mail/mail.types.ts'
import { uploads } from './tables.ts'

export type Upload = typeof uploads.$inferSelect

/** Rows of uploads; their bytes are in the upload store. */
export interface UploadRepository {
  /** Stores a new upload; an id that exists returns its row. Null if all uploads together would exceed the limit. */
  readonly create: (upload: Pick<Upload, 'id' | 'filename' | 'size' | 'purpose'>) => Promise<Upload | null>
  readonly find: (id: string) => Promise<Upload | null>
  /** Marks an upload as complete. The first time, support gets a mail, except about files for tickets and content. */
  readonly finish: (upload: Upload, file: { readonly hash: string; readonly contentType: FileType }) => Promise<void>
  readonly remove: (id: string) => Promise<void>
}

export interface UploadRepositoryOptions {
  readonly queries: Database['queries']
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly sendMail: SendMail
  readonly supportEmail: string
}

/** The queue of uploads that may have expired. */
export const sweepQueue = 'uploads'

/** Stores uploads in the database and schedules their removal in the same transaction. */
export function createUploadRepository({
  queries,
  jobs,
  sendMail,
  supportEmail,
}: UploadRepositoryOptions): UploadRepository {
  return {
    create: (upload) =>
      queries.transaction(async (transaction) => {
        const known = await find(transaction, upload.id)
        if (known) return known
        const [row] = await transaction.select({ total: sql<string | null>`sum(${uploads.size})` }).from(uploads)
        if (Number(row?.total ?? 0) + upload.size > uploadLimits.totalSize) return null
        await transaction.insert(uploads).values(upload).onConflictDoNothing()
        await scheduleSweep(transaction, upload.id, uploadLimits.unfinishedHours)
        return find(transaction, upload.id)
      }),
    find: (id) => find(queries, id),
    finish: (upload, file) =>
      queries.transaction(async (transaction) => {
        const updated = await transaction
          .update(uploads)
          .set({ ...file, finishedAt: new Date() })
          .where(and(eq(uploads.id, upload.id), isNull(uploads.finishedAt)))
          .returning({ id: uploads.id })
        if (updated.length === 0) return
        await scheduleSweep(transaction, upload.id, uploadLimits.keptDays * 24)
        const { filename, size, purpose } = upload
        if (purpose !== null) return
        await sendMail(
          {
            template: 'upload-received',
            to: supportEmail,
            locale: 'en',
            reference: toReference(upload.id),
            file: { id: upload.id, filename, size, contentType: file.contentType },
          },
          { key: `upload ${upload.id}`, queries: transaction },
        )
      }),
    remove: async (id) => {
      await queries.delete(uploads).where(eq(uploads.id, id))
    },
  }

  async function scheduleSweep(transaction: Queries, id: string, hours: number): Promise<void> {
    await jobs.enqueue({
      queue: sweepQueue,
      key: `${id} ${hours}`,
      payload: id,
      runAt: new Date(Date.now() + hours * 60 * 60 * 1000),
      queries: transaction,
    })
  }
}

async function find(queries: Queries, id: string): Promise<Upload | null> {
  const [row] = await queries.select().from(uploads).where(eq(uploads.id, id))
  return row ?? null
}
