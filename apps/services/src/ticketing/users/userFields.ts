import { accessActions, accessStatuses, userActions, type AuditFilter } from '@kudex/domain/access'
import { toDay } from '@kudex/domain/days'
import { parseLocaleSegment } from '@kudex/domain/locales'
import { toStorableText } from '../../database/storableText.ts'
import { exportAudit, listAudit } from '../../identity/access/audit.ts'
import {
  addApplication,
  changeAccess,
  type ChangeContext,
  type ChangeResult,
  deleteUser,
  removeMembership,
} from '../../identity/access/changeUsers.ts'
import { type Administrator, findAdministrator } from '../../identity/access/permissions.ts'
import { findUser, listOrganizations, listOwnOrganizations, listUsers } from '../../identity/access/readUsers.ts'
import { requestApplication } from '../../identity/access/requestApplication.ts'
import { createError, type Viewer } from '../access.ts'
import { builder, type TicketingContext } from '../builder.ts'
import { forgetPerson } from '../forgetPerson.ts'
import { inviteOnce } from './inviteOnce.ts'
import { AuditPage, User, UserOrganization, UserPage, UserResult } from './userTypes.ts'

const InviteInput = builder.inputType('InviteInput', {
  fields: (t) => ({
    email: t.string(),
    organization: t.id(),
    application: t.string(),
    role: t.string(),
    locale: t.string({ description: 'Language of the mail.' }),
  }),
})

const AuditFilterInput = builder.inputType('AuditFilter', {
  fields: (t) => ({
    person: t.string({ required: false, description: 'Words of the name or e-mail address of the actor or the user.' }),
    action: t.string({ required: false }),
    from: t.string({ required: false, description: 'First day as ISO date, in UTC.' }),
    to: t.string({ required: false, description: 'Last day as ISO date, in UTC.' }),
  }),
})

builder.queryFields((t) => ({
  users: t.field({
    description: "The users of the administrator's organizations (UADM-01); internal staff see all.",
    type: UserPage,
    args: {
      search: t.arg.string({ required: false }),
      organization: t.arg.id({ required: false }),
      application: t.arg.string({ required: false }),
      status: t.arg.string({ required: false }),
      page: t.arg.int({ required: false }),
    },
    resolve: async (_root, { search, organization, application, status, page }, context) =>
      listUsers(context.queries, await findViewer(context), {
        search: toStorableText(search ?? '').slice(0, 100),
        organization: organization ? toStorableText(organization) : null,
        application: application ? toStorableText(application) : null,
        status: accessStatuses.find((known) => known === status) ?? null,
        page: toPage(page),
      }),
  }),
  user: t.field({
    description: 'A user; null if unknown or without an organization in common (UADM-18, UADM-21).',
    type: User,
    nullable: true,
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, context) => findUser(context.queries, await findViewer(context), toStorableText(id)),
  }),
  administeredOrganizations: t.field({
    type: [UserOrganization],
    resolve: async (_root, _args, context) => listOrganizations(context.queries, await findViewer(context)),
  }),
  ownOrganizations: t.field({
    description: 'The organizations of which the user is a member, whatever the roles.',
    type: [UserOrganization],
    resolve: (_root, _args, { queries, viewer }) => listOwnOrganizations(queries, toPersonId(viewer)),
  }),
  auditTrail: t.field({
    description: "Who did what to whom in the administrator's organizations, the newest first.",
    type: AuditPage,
    args: { filter: t.arg({ type: AuditFilterInput, required: false }), page: t.arg.int({ required: false }) },
    resolve: async (_root, { filter, page }, context) =>
      listAudit(context.queries, await findViewer(context), { ...toAuditFilter(filter), page: toPage(page) }),
  }),
  auditExport: t.string({
    description: 'The audit trail as CSV.',
    args: { filter: t.arg({ type: AuditFilterInput, required: false }) },
    resolve: async (_root, { filter }, context) =>
      exportAudit(context.queries, await findViewer(context), toAuditFilter(filter)),
  }),
}))

builder.mutationFields((t) => ({
  inviteUser: t.field({
    description: 'Invites a person by mail (UADM-11), once per key.',
    type: UserResult,
    args: { key: t.arg.string(), input: t.arg({ type: InviteInput }) },
    resolve: (_root, { key, input: { locale, ...input } }, context) =>
      change(context, locale, (write) => inviteOnce(write, key, toStorableValues(input))),
  }),
  addApplication: t.field({
    description: 'Gives a user access to another application (UADM-05).',
    type: UserResult,
    args: { id: t.arg.id(), organization: t.arg.id(), application: t.arg.string(), role: t.arg.string() },
    resolve: (_root, args, context) => change(context, 'en', (write) => addApplication(write, toStorableValues(args))),
  }),
  changeAccess: t.field({
    description:
      'Runs an action that the status of an access allows: accept, deny, grant, update, withdraw, resend, send-new (UADM-05…09).',
    type: UserResult,
    args: {
      id: t.arg.id(),
      organization: t.arg.id(),
      application: t.arg.string(),
      action: t.arg.string(),
      role: t.arg.string({ required: false, description: 'For the action update.' }),
      locale: t.arg.string({ required: false, description: 'Language of an invitation.' }),
    },
    resolve: (_root, { action, locale, role, ...target }, context) => {
      const known = accessActions.find((name) => name === action)
      if (!known) throw createError('BAD_REQUEST', 'The action is unknown.')
      return change(context, locale ?? 'en', (write) =>
        changeAccess(write, { ...toStorableValues(target), role: role ?? null }, known),
      )
    },
  }),
  removeMembership: t.field({
    description: 'Removes a user from an organization (UADM-15).',
    type: UserResult,
    args: { id: t.arg.id(), organization: t.arg.id() },
    resolve: (_root, args, context) =>
      change(context, 'en', (write) => removeMembership(write, toStorableValues(args))),
  }),
  deleteUser: t.field({
    description: 'Deletes a user; tickets and audit entries stay without a name (UADM-17).',
    type: UserResult,
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) =>
      change(context, 'en', (write) =>
        context.queries.transaction(async (queries) => {
          const result = await deleteUser({ ...write, queries }, toStorableText(id))
          if (result.kind === 'changed') await forgetPerson(queries, id)
          return result
        }),
      ),
  }),
  requestApplication: t.string({
    description: 'Asks the administrators of an organization for access; returns the problem if it was refused.',
    nullable: true,
    args: { organization: t.arg.id(), application: t.arg.string(), role: t.arg.string() },
    resolve: (_root, args, { queries, viewer }) =>
      requestApplication(queries, { ...toStorableValues(args), id: toPersonId(viewer) }),
  }),
}))

/** The administrator who makes the request; rejects people who administer nothing (any more). */
async function findViewer({ queries, viewer }: TicketingContext): Promise<Administrator> {
  const administrator = await findAdministrator(queries, toPersonId(viewer))
  if (!administrator) throw createError('FORBIDDEN', 'You may not use this service.')
  return administrator
}

async function change(
  context: TicketingContext,
  locale: string,
  write: (context: ChangeContext) => Promise<ChangeResult>,
) {
  const { queries, sendMail, invitationUrl, origin } = context
  const administrator = await findViewer(context)
  const known = parseLocaleSegment(locale) ? locale : 'en'
  const result = await write({ queries, administrator, sendMail, invitationUrl, locale: known, origin })
  if (result.kind === 'not-found') throw createError('NOT_FOUND', 'The user does not exist.')
  // The administrator may have given up the organization.
  const remaining = await findAdministrator(queries, administrator.id)
  const isVisible = result.kind === 'changed' && remaining !== null
  return { result, user: isVisible ? await findUser(queries, remaining, result.id) : null }
}

function toPersonId(viewer: Viewer): string {
  return viewer.kind === 'person' ? viewer.id : ''
}

/** Values that are not valid do not limit the audit trail. */
function toAuditFilter(filter: typeof AuditFilterInput.$inferInput | null | undefined): AuditFilter {
  return {
    person: toStorableText(filter?.person ?? '').slice(0, 100),
    action: userActions.find((known) => known === filter?.action) ?? null,
    from: toDay(filter?.from),
    to: toDay(filter?.to),
  }
}

function toPage(page: number | null | undefined): number {
  return Math.min(Math.max(1, page ?? 1), 100_000)
}

function toStorableValues<Values extends Readonly<Record<string, string>>>(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toStorableText(value)])) as Values
}
