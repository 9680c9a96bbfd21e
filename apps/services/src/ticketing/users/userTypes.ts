import { resolveAccessActions } from '@kudex/domain/access'
import { type AuditRow, auditEntriesPerPage } from '../../identity/access/audit.ts'
import type { ChangeResult } from '../../identity/access/changeUsers.ts'
import { type AccessRow, type UserRow, usersPerPage } from '../../identity/access/readUsers.ts'
import { builder } from '../builder.ts'

type OrganizationRow = Omit<UserRow['organizations'][number], 'members'> & { readonly members?: number }

export const UserOrganization = builder.objectRef<OrganizationRow>('UserOrganization').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    orguid: t.exposeString('orguid'),
    name: t.exposeString('name'),
    subRegion: t.exposeString('subRegion', { nullable: true }),
    country: t.exposeString('country', { nullable: true }),
    city: t.exposeString('city', { nullable: true }),
    members: t.int({ nullable: true, resolve: ({ members }) => members ?? null }),
  }),
})

const ApplicationAccess = builder.objectRef<AccessRow>('ApplicationAccess').implement({
  description: "A user's access to an application of an organization.",
  fields: (t) => ({
    organization: t.id({ resolve: ({ organizationId }) => organizationId }),
    application: t.exposeString('application'),
    role: t.exposeString('role'),
    status: t.exposeString('status'),
    actions: t.stringList({
      description: 'The actions that the status allows (UADM-09).',
      resolve: ({ status }) => [...resolveAccessActions(status)],
    }),
    requestedBy: t.string({ nullable: true, resolve: ({ requestedByName }) => requestedByName }),
    requestDate: t.string({ resolve: ({ requestedAt }) => requestedAt.toISOString() }),
  }),
})

export const User = builder.objectRef<UserRow>('User').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    firstName: t.exposeString('givenName', { description: 'Empty until an invitation is accepted.' }),
    lastName: t.exposeString('familyName'),
    email: t.exposeString('email'),
    status: t.exposeString('status'),
    organizations: t.field({ type: [UserOrganization], resolve: ({ organizations }) => [...organizations] }),
    accesses: t.field({ type: [ApplicationAccess], resolve: ({ accesses }) => [...accesses] }),
  }),
})

export const UserPage = builder
  .objectRef<{ readonly users: UserRow[]; readonly total: number; readonly page: number }>('UserPage')
  .implement({
    fields: (t) => ({
      users: t.field({ type: [User], resolve: ({ users }) => users }),
      total: t.exposeInt('total'),
      page: t.exposeInt('page'),
      pageSize: t.int({ resolve: () => usersPerPage }),
    }),
  })

export const UserResult = builder
  .objectRef<{ readonly result: Exclude<ChangeResult, { kind: 'not-found' }>; readonly user: UserRow | null }>(
    'UserResult',
  )
  .implement({
    fields: (t) => ({
      user: t.field({
        description: 'Null if the user was deleted or is no longer visible.',
        type: User,
        nullable: true,
        resolve: ({ user }) => user,
      }),
      problem: t.string({
        description: 'Why nothing was changed.',
        nullable: true,
        resolve: ({ result }) => (result.kind === 'refused' ? result.problem : null),
      }),
      existingUser: t.id({
        description: 'The user with an invited e-mail address (UADM-13).',
        nullable: true,
        resolve: ({ result }) => (result.kind === 'refused' ? (result.id ?? null) : null),
      }),
    }),
  })

const AuditEntry = builder.objectRef<AuditRow>('AuditEntry').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    time: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
    actor: t.exposeString('actor', { nullable: true, description: 'Null if the account was deleted.' }),
    action: t.exposeString('action'),
    user: t.string({
      nullable: true,
      description: 'Null if the account was deleted.',
      resolve: ({ subject }) => subject,
    }),
    organization: t.string({ resolve: ({ organization, organizationId }) => organization ?? organizationId }),
    application: t.exposeString('application', { nullable: true }),
    role: t.exposeString('role', { nullable: true }),
  }),
})

export const AuditPage = builder
  .objectRef<{ readonly entries: AuditRow[]; readonly total: number; readonly page: number }>('AuditPage')
  .implement({
    fields: (t) => ({
      entries: t.field({ type: [AuditEntry], resolve: ({ entries }) => entries }),
      total: t.exposeInt('total'),
      page: t.exposeInt('page'),
      pageSize: t.int({ resolve: () => auditEntriesPerPage }),
    }),
  })
