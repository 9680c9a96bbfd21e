import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { attachments } from '../tables.ts'

/** True if a ticket or comment has the upload, which is then kept (TICKET-16). */
export async function isUploadAttached(queries: Queries, uploadId: string): Promise<boolean> {
  const [row] = await queries
    .select({ id: attachments.id })
    .from(attachments)
    .where(eq(attachments.uploadId, uploadId))
    .limit(1)
  return row !== undefined
}
