import { formatCsv } from '@kudex/node-server/csv'
import { and, count, desc, eq, getColumns, gte, lte, sql } from 'drizzle-orm'
import type { AuditFilter } from '@kudex/domain/access'
import type { Queries } from '../../database/database.types.ts'
import { accounts, auditEntries, memberships, organizations } from '../tables.ts'
import type { Administrator } from './permissions.ts'
import { inScope, toPatterns } from './readUsers.ts'
import { maxExportedAuditEntries } from '../../limits.ts'

/** Entries per page of the audit trail. */
export const auditEntriesPerPage = 50

type AuditEntry = Omit<typeof auditEntries.$inferInsert, 'id' | 'createdAt'>

/** Records who did what to whom, in the transaction of the change. */
export async function recordAudit(queries: Queries, ...entries: readonly AuditEntry[]): Promise<void> {
  const createdAt = new Date()
  await queries.insert(auditEntries).values(entries.map((entry) => ({ ...entry, createdAt })))
}

/** A page of the audit trail of the administrator's organizations, the newest first. */
export async function listAudit(
  queries: Queries,
  administrator: Administrator,
  { page, ...filter }: AuditFilter & { readonly page: number },
) {
  const rows = selectAudit(queries, administrator, filter)
  const [counted] = await queries.select({ total: count() }).from(rows)
  const entries = await queries
    .select()
    .from(rows)
    .orderBy(desc(rows.id))
    .limit(auditEntriesPerPage)
    .offset((page - 1) * auditEntriesPerPage)
  return { entries, total: counted?.total ?? 0, page }
}

/** The newest entries of the audit trail as CSV. */
export async function exportAudit(
  queries: Queries,
  administrator: Administrator,
  filter: AuditFilter,
): Promise<string> {
  const audit = selectAudit(queries, administrator, filter)
  const entries = await queries.select().from(audit).orderBy(desc(audit.id)).limit(maxExportedAuditEntries)
  const rows = entries.map((entry) => [
    entry.createdAt.toISOString(),
    entry.actorId,
    entry.actor ?? '',
    entry.action,
    entry.subjectId,
    entry.subject ?? '',
    entry.organization ?? entry.organizationId,
    entry.application ?? '',
    entry.role ?? '',
  ])
  const head = ['time', 'actor id', 'actor', 'action', 'user id', 'user', 'organization', 'application', 'role']
  return formatCsv([head, ...rows])
}

export type AuditRow = Awaited<ReturnType<typeof listAudit>>['entries'][number]

/**
 * The entries that match a filter. Actor and subject are null for deleted accounts; people who are not members are shown
 * by their e-mail address.
 */
function selectAudit(queries: Queries, administrator: Administrator, { person, action, from, to }: AuditFilter) {
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
  const actorText = sql<string | null>`coalesce(nullif(${actor.name}, ''), ${actor.email})`
  const subjectText = sql<
    string | null
  >`case when ${memberships.acceptedAt} is not null and ${subject.name} <> '' then ${subject.name} else ${subject.email} end`
  // Only what is shown is searched, and the address of the user, which the list of users shows.
  const searched = sql`lower(concat_ws(' ', ${actorText}, ${subjectText}, ${subject.email}))`
  return queries
    .select({
      ...getColumns(auditEntries),
      organization: sql<string | null>`${organizations.name}`.as('organization'),
      actor: actorText.as('actor_text'),
      subject: subjectText.as('subject_text'),
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
    .where(
      and(
        inScope(administrator, auditEntries.organizationId),
        ...toPatterns(person).map((pattern) => sql`${searched} like ${pattern}`),
        action === null ? undefined : eq(auditEntries.action, action),
        from === null ? undefined : gte(auditEntries.createdAt, new Date(`${from}T00:00:00Z`)),
        to === null ? undefined : lte(auditEntries.createdAt, new Date(`${to}T23:59:59.999Z`)),
      ),
    )
    .as('audit')
}
