import { and, eq, isNull, sql } from 'drizzle-orm'
import { toReference } from '@kudex/domain/forms'
import type { MediaType } from '@kudex/domain/uploads'
import type { Database, Queries } from '../database/database.types.ts'
import type { Jobs } from '../jobs/jobs.types.ts'
import type { SendMail } from '../mail/mail.types.ts'
import { uploads } from './tables.ts'

export type Upload = typeof uploads.$inferSelect

/** What the service knows of its uploads. */
export interface UploadBook {
  /** Notes an upload that begins; the same id again answers what was noted. Null where there is no more room. */
  readonly begin: (upload: Pick<Upload, 'id' | 'filename' | 'size'>) => Promise<Upload | null>
  readonly find: (id: string) => Promise<Upload | null>
  /** Notes that all bytes are there; the first time, support is told. */
  readonly finish: (upload: Upload, file: { readonly hash: string; readonly contentType: MediaType }) => Promise<void>
  readonly forget: (id: string) => Promise<void>
}

export interface UploadBookOptions {
  readonly queries: Database['queries']
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly sendMail: SendMail
  readonly supportEmail: string
}

/** The queue of uploads whose time may be over. */
export const sweepQueue = 'uploads'

/** Hours after which an upload that was not ended is taken away. */
export const unfinishedHours = 24

/** Days that a whole file is kept. */
export const keptDays = 30

/** Bytes of all uploads together: nobody can fill the disk. */
const roomForAll = 20 * 1024 ** 3

/** Notes uploads in the database, and with each, in the same transaction, when it is looked at again. */
export function createUploadBook({ queries, jobs, sendMail, supportEmail }: UploadBookOptions): UploadBook {
  return {
    begin: (upload) =>
      queries.transaction(async (transaction) => {
        const known = await find(transaction, upload.id)
        if (known) return known
        const [row] = await transaction.select({ taken: sql<string | null>`sum(${uploads.size})` }).from(uploads)
        if (Number(row?.taken ?? 0) + upload.size > roomForAll) return null
        await transaction.insert(uploads).values(upload).onConflictDoNothing()
        await lookAgain(transaction, upload.id, unfinishedHours)
        return find(transaction, upload.id)
      }),
    find: (id) => find(queries, id),
    finish: (upload, file) =>
      queries.transaction(async (transaction) => {
        const ended = await transaction
          .update(uploads)
          .set({ ...file, finishedAt: new Date() })
          .where(and(eq(uploads.id, upload.id), isNull(uploads.finishedAt)))
          .returning({ id: uploads.id })
        if (ended.length === 0) return
        await lookAgain(transaction, upload.id, keptDays * 24)
        const { filename, size } = upload
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
    forget: async (id) => {
      await queries.delete(uploads).where(eq(uploads.id, id))
    },
  }

  async function lookAgain(transaction: Queries, id: string, hours: number): Promise<void> {
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
