import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { toStorableText } from '../../database/storableText.ts'
import { inOrganizations, type Viewer } from '../access.ts'
import { machineDocuments, machines } from '../tables.ts'

export type DocumentRow = Awaited<ReturnType<typeof listDocuments>>[number]

/** The documents of a machine, without their bytes. */
export function listDocuments(queries: Queries, serialNumber: string) {
  const { id, kind, title, language, mediaType, bytes } = machineDocuments
  return queries
    .select({ id, kind, title, language, mediaType, size: sql<number>`octet_length(${bytes})`.mapWith(Number) })
    .from(machineDocuments)
    .where(eq(machineDocuments.serialNumber, serialNumber))
    .orderBy(asc(kind), asc(title), asc(id))
}

/** A document with its bytes; null if it is unknown, or of a machine that the viewer may not see. */
export async function findDocument(
  queries: Queries,
  viewer: Viewer,
  { serialNumber, id }: { readonly serialNumber: string; readonly id: string },
) {
  const [row] = await queries
    .select({
      title: machineDocuments.title,
      language: machineDocuments.language,
      mediaType: machineDocuments.mediaType,
      bytes: machineDocuments.bytes,
    })
    .from(machineDocuments)
    .innerJoin(machines, eq(machines.serialNumber, machineDocuments.serialNumber))
    .where(
      and(
        eq(machineDocuments.id, toStorableText(id)),
        eq(machines.serialNumber, toStorableText(serialNumber)),
        inOrganizations(viewer, machines.organizationId, 'machines'),
      ),
    )
  return row ?? null
}
