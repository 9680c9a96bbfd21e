import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { FormProblems } from '@kudex/domain/forms'
import { checkMachineForm } from '@kudex/domain/tickets'
import type { Queries } from '../../database/database.types.ts'
import { toStorableText } from '../../database/storableText.ts'
import { createError, inOrganizations } from '../access.ts'
import type { TicketingContext } from '../builder.ts'
import { locations, machines, organizations, people, transfers } from '../tables.ts'
import { storePerson, toAuthor } from '../writeOnce.ts'

export type TransferRow = Awaited<ReturnType<typeof listOpenTransfers>>[number]

export interface TransferResult {
  /** Null if nothing was changed because of problems. */
  readonly transfer: TransferRow | null
  readonly problems: FormProblems
}

/** Transfers that are not decided yet, the oldest first. */
export function listOpenTransfers(queries: Queries) {
  return selectTransfers(queries)
    .where(eq(transfers.status, 'requested'))
    .orderBy(asc(transfers.requestedAt), asc(transfers.id))
    .limit(maxOpenTransfers)
}

const maxOpenTransfers = 100

/** The latest transfer that the machine's organization asked for. */
export async function findLatestTransfer(
  queries: Queries,
  { serialNumber, organizationId }: Pick<typeof machines.$inferSelect, 'serialNumber' | 'organizationId'>,
): Promise<TransferRow | null> {
  const [row] = await selectTransfers(queries)
    .where(and(eq(transfers.serialNumber, serialNumber), eq(transfers.organizationId, organizationId)))
    .orderBy(desc(transfers.requestedAt))
    .limit(1)
  return row ?? null
}

/** Asks for a transfer, once until it is decided. */
export async function requestTransfer(
  { queries, viewer, locale }: TicketingContext,
  serialNumber: string,
  sent: unknown,
): Promise<TransferResult> {
  const checked = checkMachineForm('transfer', sent)
  const author = toAuthor(viewer, locale)
  const machine = await queries.transaction(async (transaction) => {
    const [found] = await transaction
      .select()
      .from(machines)
      .where(
        and(
          eq(machines.serialNumber, toStorableText(serialNumber)),
          inOrganizations(viewer, machines.organizationId, 'machines'),
        ),
      )
      .for('update')
    if (!found) throw createError('NOT_FOUND', 'The machine does not exist.')
    if (!checked.isValid) return found
    await storePerson(transaction, author)
    await transaction
      .insert(transfers)
      .values({
        ...checked.values,
        id: randomUUID(),
        serialNumber: found.serialNumber,
        organizationId: found.organizationId,
        status: 'requested',
        requestedBy: author.id,
        requestedAt: new Date(),
      })
      .onConflictDoNothing()
    return found
  })
  if (!checked.isValid) return { transfer: null, problems: checked.problems }
  return { transfer: await findLatestTransfer(queries, machine), problems: {} }
}

/**
 * Accepts a transfer with a location of the receiving organization, or declines it if none is given; a decided one stays
 * as it is. An empty location is invalid.
 */
export async function decideTransfer(
  { queries, viewer, locale, notifyTransfer }: TicketingContext,
  { id, location, reason }: DecisionInput,
): Promise<TransferResult> {
  const isAccepted = typeof location === 'string'
  const refusal = isAccepted ? null : checkMachineForm('refusal', { reason })
  const problems = await queries.transaction(async (transaction) => {
    // The machine too: a repeated request locks it before the transfer, so locking it later could end in a deadlock.
    const [locked] = await transaction
      .select({ transfer: transfers })
      .from(transfers)
      .innerJoin(machines, eq(machines.serialNumber, transfers.serialNumber))
      .where(eq(transfers.id, toStorableText(id)))
      .for('update')
    const transfer = locked?.transfer
    if (!transfer) throw createError('NOT_FOUND', 'The transfer does not exist.')
    if (transfer.status !== 'requested') return {}
    if (refusal && !refusal.isValid) return refusal.problems
    const [place] = isAccepted
      ? await transaction
          .select()
          .from(locations)
          .where(eq(locations.id, toStorableText(location)))
      : []
    if (isAccepted && (!place || place.organizationId === transfer.organizationId))
      return { location: 'invalid' as const }
    const author = toAuthor(viewer, locale)
    await storePerson(transaction, author)
    await transaction
      .update(transfers)
      .set({
        status: place ? 'accepted' : 'declined',
        decidedBy: author.id,
        decidedAt: new Date(),
        reason: refusal?.isValid ? refusal.values.reason : null,
      })
      .where(eq(transfers.id, transfer.id))
    if (place) {
      await transaction
        .update(machines)
        .set({ organizationId: place.organizationId, locationId: place.id })
        .where(eq(machines.serialNumber, transfer.serialNumber))
    }
    const [decided] = await selectTransfers(transaction).where(eq(transfers.id, transfer.id))
    if (decided) await notifyTransfer(transaction, decided)
    return {}
  })
  const [transfer] = await selectTransfers(queries).where(eq(transfers.id, toStorableText(id)))
  return { transfer: Object.keys(problems).length > 0 ? null : (transfer ?? null), problems }
}

interface DecisionInput {
  readonly id: string
  readonly location?: string | null | undefined
  readonly reason?: string | null | undefined
}

function selectTransfers(queries: Queries) {
  return queries
    .select({ transfer: transfers, machine: machines, organization: organizations, requester: people, decider })
    .from(transfers)
    .innerJoin(machines, eq(machines.serialNumber, transfers.serialNumber))
    .innerJoin(organizations, eq(organizations.id, transfers.organizationId))
    .innerJoin(people, eq(people.id, transfers.requestedBy))
    .leftJoin(decider, eq(decider.id, transfers.decidedBy))
    .$dynamic()
}

const decider = alias(people, 'decider')
