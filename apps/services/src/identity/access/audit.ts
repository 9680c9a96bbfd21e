import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { accounts, auditEntries, memberships, organizations } from '../tables.ts'
import type { Administrator } from './permissions.ts'
import { inScope } from './readUsers.ts'

/** Entries per page of the audit trail. */
export const auditEntriesPerPage = 50

type AuditEntry = Omit<typeof auditEntries.$inferInsert, 'id' | 'createdAt'>

/** Records who did what to whom, in the transaction of the change. */
export async function recordAudit(queries: Queries, ...entries: readonly AuditEntry[]): Promise<void> {
  const createdAt = new Date()
  await queries.insert(auditEntries).values(entries.map((entry) => ({ ...entry, createdAt })))
}

/** A page of the audit trail of the administrator's organizations, the newest first. */
export async function listAudit(queries: Queries, administrator: Administrator, page: number) {
  const condition = inScope(administrator, auditEntries.organizationId)
  const [counted] = await queries.select({ total: count() }).from(auditEntries).where(condition)
  const entries = await selectAudit(queries, administrator, auditEntriesPerPage, (page - 1) * auditEntriesPerPage)
  return { entries, total: counted?.total ?? 0, page }
}

/** Largest number of entries of an export. */
const maxExported = 10_000

/** The newest entries of the audit trail as CSV (RFC 4180). */
export async function exportAudit(queries: Queries, administrator: Administrator): Promise<string> {
  const entries = await selectAudit(queries, administrator, maxExported, 0)
  const rows = entries.map(({ entry, organization, actor, subject }) => [
    entry.createdAt.toISOString(),
    entry.actorId,
    actor ?? '',
    entry.action,
    entry.subjectId,
    subject ?? '',
    organization ?? entry.organizationId,
    entry.application ?? '',
    entry.role ?? '',
  ])
  const head = ['time', 'actor id', 'actor', 'action', 'user id', 'user', 'organization', 'application', 'role']
  return [head, ...rows].map((row) => `${row.map(toCsvField).join(',')}\r\n`).join('')
}

export type AuditRow = Awaited<ReturnType<typeof selectAudit>>[number]

/** Actor and subject are null for deleted accounts; people who are not members are shown by their e-mail address. */
function selectAudit(queries: Queries, administrator: Administrator, limit: number, offset: number) {
  const people = (alias: string) =>
    queries
      .select({
        id: accounts.id,
        email: accounts.email,
        name: sql<string>`trim(${accounts.givenName} || ' ' || ${accounts.familyName})`.as('name'),
      })
      .from(accounts)
      .as(alias)
  const [actor, subject] = [people('actor'), people('subject')]
  return queries
    .select({
      entry: auditEntries,
      organization: organizations.name,
      actor: sql<string | null>`coalesce(nullif(${actor.name}, ''), ${actor.email})`,
      subject: sql<
        string | null
      >`case when ${memberships.acceptedAt} is not null and ${subject.name} <> '' then ${subject.name} else ${subject.email} end`,
    })
    .from(auditEntries)
    .leftJoin(organizations, eq(organizations.id, auditEntries.organizationId))
    .leftJoin(actor, eq(actor.id, auditEntries.actorId))
    .leftJoin(subject, eq(subject.id, auditEntries.subjectId))
    .leftJoin(
      memberships,
      and(
        eq(memberships.accountId, auditEntries.subjectId),
        eq(memberships.organizationId, auditEntries.organizationId),
      ),
    )
    .where(inScope(administrator, auditEntries.organizationId))
    .orderBy(desc(auditEntries.id))
    .limit(limit)
    .offset(offset)
}

/** Quotes a field; an apostrophe keeps spreadsheets from running names as formulas. */
function toCsvField(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
