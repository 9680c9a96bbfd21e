import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { AuditQuery } from '@kudex/domain/access'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { findAccount } from '../accounts/accounts.ts'
import { acme, allChanges, openUserAdministration, shared } from '../testing/userAdministration.ts'
import { accounts, invitations } from '../tables.ts'
import { exportAudit, listAudit } from './audit.ts'
import {
  addApplication,
  changeAccess,
  type ChangeContext,
  deleteUser,
  inviteUser,
  removeMembership,
} from './changeUsers.ts'
import { acceptInvitation, findInvitation } from './invitations.ts'
import { findUser, listUsers, type UserListQuery } from './readUsers.ts'
import { requestApplication } from './requestApplication.ts'

const all: UserListQuery = {
  search: '',
  organization: null,
  application: null,
  status: null,
  page: 1,
}

describeDatabases('the user administration', (open) => {
  let { mails, adam, oscar, ines, findId } = {} as Awaited<ReturnType<typeof openUserAdministration>>

  beforeAll(async () => {
    ;({ mails, adam, oscar, ines, findId } = await openUserAdministration(open().queries))
  })
  beforeEach(() => {
    mails.length = 0
  })

  async function findAccess(id: string, application: string, organization = acme) {
    const user = await findUser(open().queries, ines.administrator, id)
    return user?.accesses.find((access) => access.application === application && access.organizationId === organization)
  }
  /** The token in the link of the latest mail. */
  const readToken = () => {
    const mail = mails.at(-1)
    return mail?.template === 'invitation' ? (new URL(mail.link).pathname.split('/').at(-1) ?? '') : ''
  }
  const invite = (context: ChangeContext, email: string, changes = {}) =>
    inviteUser(context, { email, organization: acme, application: 'tickets', role: 'user', ...changes })

  it("lists the users of the administrator's organizations, with search, filters and pages (UADM-01)", async () => {
    const { queries } = open()
    const page = await listUsers(queries, adam.administrator, all)
    expect(page.users).toHaveLength(25)
    expect(page.total).toBeGreaterThan(25)
    const names = page.users.map(({ familyName }) => familyName.toLowerCase())
    expect(names).toEqual(names.toSorted())
    expect(page.users.every(({ organizations }) => organizations.every(({ id }) => id === acme))).toBe(true)

    const found = await listUsers(queries, adam.administrator, { ...all, search: 'CARLA acme' })
    expect(found.users.map(({ email }) => email)).toEqual(['carla.customer@acme.example'])
    expect(await listUsers(queries, adam.administrator, { ...all, search: 'gina' })).toMatchObject({ total: 0 })
    expect(await listUsers(queries, adam.administrator, { ...all, search: '%' })).toMatchObject({ total: 0 })
    expect(await listUsers(queries, adam.administrator, { ...all, organization: 'globex-kabel' })).toMatchObject({
      total: 0,
    })
    for (const status of ['pending', 'invited', 'invite-expired', 'active', 'inactive', 'declined'] as const) {
      const some = await listUsers(queries, adam.administrator, { ...all, status })
      expect(some.total, status).toBeGreaterThan(0)
      expect(some.users.every((user) => user.status === status)).toBe(true)
    }
    const users = await listUsers(queries, ines.administrator, { ...all, application: 'master-data' })
    expect(new Set(users.users.flatMap(({ organizations }) => organizations.map(({ id }) => id))).size).toBe(2)
  })

  it('invites, and accepts once with the latest token only (UADM-07, UADM-11)', async () => {
    const { queries } = open()
    expect(await invite(adam, 'not an address')).toMatchObject({ problem: 'email' })
    expect(await invite(adam, 'x@y.example', { application: 'none' })).toMatchObject({ problem: 'application' })
    expect(await invite(adam, 'x@y.example', { role: 'root' })).toMatchObject({ problem: 'role' })
    expect(await invite(adam, 'x@y.example', { organization: shared })).toMatchObject({ problem: 'organization' })
    // Internal staff may name any organization.
    expect(await invite(ines, 'x@y.example', { organization: 'none' })).toMatchObject({ problem: 'organization' })
    expect(mails).toEqual([])

    const invited = await invite(adam, ' New.Person@ACME.example ')
    if (invited.kind !== 'changed') throw new Error('not invited')
    const { id } = invited
    expect(mails).toMatchObject([
      { template: 'invitation', to: 'new.person@acme.example', locale: 'de-CH', organization: 'ACME Harness Ltd' },
    ])
    const first = readToken()
    expect(JSON.stringify(await queries.select().from(invitations))).not.toContain(first)
    expect(await findAccess(id, 'tickets')).toMatchObject({ status: 'invited' })
    expect((await findAccount(queries, id))?.roles).toEqual([])
    expect(await invite(adam, 'new.person@acme.example')).toEqual({ kind: 'refused', problem: 'exists', id })

    const target = { id, organization: acme, application: 'tickets' }
    expect(await changeAccess(adam, target, 'send-new')).toMatchObject({ problem: 'status' })
    expect(await changeAccess(adam, target, 'resend')).toMatchObject({ kind: 'changed' })
    const second = readToken()
    const profile = { givenName: 'New', familyName: 'Person', passwordHash: 'hash' }
    expect(await findInvitation(queries, first)).toBeNull()
    expect(await acceptInvitation(queries, first, profile)).toBe(false)

    await queries
      .update(invitations)
      .set({ expiresAt: new Date(0) })
      .where(eq(invitations.accountId, id))
    expect(await findInvitation(queries, second)).toBeNull()
    expect(await acceptInvitation(queries, second, profile)).toBe(false)
    expect(await findAccess(id, 'tickets')).toMatchObject({ status: 'invite-expired' })
    expect(await changeAccess(adam, target, 'resend')).toMatchObject({ problem: 'status' })
    expect(await changeAccess(adam, target, 'send-new')).toMatchObject({ kind: 'changed' })

    const third = readToken()
    expect(await findInvitation(queries, third)).toMatchObject({ applications: ['tickets'], hasPassword: false })
    const attempts = await Promise.all([third, third].map((token) => acceptInvitation(queries, token, profile)))
    expect(attempts.filter(Boolean)).toHaveLength(1)
    expect(await findAccount(queries, id)).toMatchObject({
      givenName: 'New',
      roles: ['kmx_int_serviceticketing_active'],
      organizations: [acme],
    })
  })

  it('sends five invitations an hour to an address, and none after that (UADM-07)', async () => {
    const invited = await invite(adam, 'often@acme.example')
    if (invited.kind !== 'changed') throw new Error('not invited')
    const target = { id: invited.id, organization: acme, application: 'tickets' }
    const results = []
    for (let count = 0; count < 6; count += 1) results.push((await changeAccess(adam, target, 'resend')).kind)
    expect(results).toEqual(['changed', 'changed', 'changed', 'changed', 'refused', 'refused'])
    expect(await changeAccess(ines, target, 'resend')).toMatchObject({ problem: 'too-many' })
    expect(mails).toHaveLength(5)
    expect(await findInvitation(open().queries, readToken())).toMatchObject({ email: 'often@acme.example' })
  })

  it('tells nothing about people of other organizations who are invited', async () => {
    const { queries } = open()
    const gina = await findId('gina.other@globex.example')
    expect(await invite(adam, 'gina.other@globex.example')).toEqual({ kind: 'changed', id: gina })
    expect(await findUser(queries, adam.administrator, gina)).toMatchObject({
      givenName: '',
      organizations: [{ id: acme }],
      accesses: [{ application: 'tickets', status: 'invited' }],
    })
    await queries.update(accounts).set({ familyName: 'Weber' }).where(eq(accounts.id, gina))
    expect(await listUsers(queries, adam.administrator, { ...all, search: 'weber' })).toMatchObject({ total: 0 })
    const { entries } = await listAudit(queries, adam.administrator, allChanges)
    expect(entries[0]).toMatchObject({ subject: 'gina.other@globex.example', action: 'invite' })
    expect((await findAccount(queries, gina))?.organizations).toEqual(['globex-kabel'])
    expect(await deleteUser(adam, gina)).toMatchObject({ problem: 'other-organizations' })

    expect(await acceptInvitation(queries, readToken(), null)).toBe(true)
    expect((await findAccount(queries, gina))?.organizationRoles[acme]).toEqual(['kmx_int_serviceticketing_active'])
    expect(await removeMembership(adam, { id: gina, organization: acme })).toMatchObject({ kind: 'changed' })
    expect(await findUser(queries, adam.administrator, gina)).toBeNull()
  })

  it('invites a person to a second organization that the administrator administers too (UADM-05, UADM-11)', async () => {
    const { queries } = open()
    const carla = await findId('carla.customer@acme.example')
    const email = 'carla.customer@acme.example'
    expect(await invite(ines, email)).toEqual({ kind: 'refused', problem: 'exists', id: carla })
    expect(mails).toEqual([])
    expect(await invite(ines, email, { organization: shared })).toEqual({ kind: 'changed', id: carla })
    expect(mails).toMatchObject([{ template: 'invitation', to: email }])
    expect(await invite(ines, email, { organization: shared })).toMatchObject({ problem: 'exists' })
    expect((await findAccount(queries, carla))?.organizations).toEqual([acme])
    expect(await acceptInvitation(queries, readToken(), null)).toBe(true)
    expect((await findAccount(queries, carla))?.organizations.toSorted()).toEqual([acme, shared].toSorted())
    expect(await removeMembership(ines, { id: carla, organization: shared })).toMatchObject({ kind: 'changed' })
  })

  it('accepts a request: pending becomes active, the role is granted, and the requester is informed (UADM-06)', async () => {
    const { queries } = open()
    const id = await findId('otto.onprem@acme.example')
    const target = { id, organization: acme, application: 'inventory' }
    expect(await requestApplication(queries, { ...target, role: 'user' })).toBeNull()
    expect(await findAccess(id, 'inventory')).toMatchObject({ status: 'pending' })
    expect((await findAccount(queries, id))?.roles).not.toContain('kmx_int_assetdb_active')
    expect(await changeAccess(oscar, target, 'accept')).toEqual({ kind: 'not-found' })
    expect(await changeAccess(adam, target, 'grant')).toMatchObject({ problem: 'status' })
    expect(await changeAccess(adam, target, 'accept')).toMatchObject({ kind: 'changed' })
    expect(await findAccess(id, 'inventory')).toMatchObject({ status: 'active' })
    expect((await findAccount(queries, id))?.roles).toContain('kmx_int_assetdb_active')
    expect(mails).toMatchObject([{ template: 'access-granted', to: 'otto.onprem@acme.example' }])
    expect(await changeAccess(adam, target, 'accept')).toMatchObject({ problem: 'status' })
  })

  it('changes access only where the status allows it: deny, grant, update, withdraw, add (UADM-05…09)', async () => {
    const { queries } = open()
    const id = await findId('nora.none@acme.example')
    const target = { id, organization: acme, application: 'wire-flow' }
    const run = (action: Parameters<typeof changeAccess>[2], role?: string) =>
      changeAccess(adam, { ...target, role: role ?? null }, action)

    expect(await requestApplication(queries, { ...target, role: 'cloud' })).toBeNull()
    expect(await requestApplication(queries, { ...target, role: 'cloud' })).toBe('status')
    expect(
      await requestApplication(queries, { ...target, application: 'user-administration', role: 'administrator' }),
    ).toBe('application')
    expect(await requestApplication(queries, { ...target, organization: shared, role: 'cloud' })).toBe('organization')
    expect(await findAccess(id, 'wire-flow')).toMatchObject({ status: 'pending', requestedByName: 'Nora None' })

    expect(await run('withdraw')).toMatchObject({ problem: 'status' })
    expect(await run('deny')).toMatchObject({ kind: 'changed' })
    expect(await findAccess(id, 'wire-flow')).toMatchObject({ status: 'declined' })
    expect(await run('accept')).toMatchObject({ problem: 'status' })
    expect(await run('grant')).toMatchObject({ kind: 'changed' })
    const mail = { to: 'nora.none@acme.example', application: 'wire-flow', link: 'https://portal.test/mykomax' }
    expect(mails).toMatchObject([
      { ...mail, template: 'access-declined' },
      { ...mail, template: 'access-granted' },
    ])
    expect((await findAccount(queries, id))?.roles).toEqual(['kmx_int_artemis_active'])
    expect(await run('update', 'nothing')).toMatchObject({ problem: 'role' })
    expect(await run('update', 'onprem')).toMatchObject({ kind: 'changed' })
    expect((await findAccount(queries, id))?.roles).toEqual(['kmx_int_artemis_active', 'kmx_artemis_onpremuser'])
    expect(await addApplication(adam, { ...target, role: 'cloud' })).toMatchObject({ problem: 'application' })
    expect(await run('withdraw')).toMatchObject({ kind: 'changed' })
    expect((await findAccount(queries, id))?.roles).toEqual([])
    expect(await addApplication(adam, { ...target, role: 'cloud' })).toMatchObject({ kind: 'changed' })
    expect(await findAccess(id, 'wire-flow')).toMatchObject({ status: 'active', requestedByName: 'Adam Admin' })
  })

  it('lists who did what to whom, by person, kind and day, within the organizations of the administrator', async () => {
    const { queries } = open()
    const list = async (filter: Partial<AuditQuery>, { administrator } = adam) =>
      (await listAudit(queries, administrator, { ...allChanges, ...filter })).entries
    const sian = await findId('sian.pritchard@acme.example')
    await changeAccess(adam, { id: sian, organization: acme, application: 'inventory' }, 'deny')

    const [latest] = await list({})
    expect(latest).toMatchObject({ actor: 'Adam Admin', subject: 'Siân Pritchard', action: 'deny' })
    expect(await list({ person: 'adam sian.pritchard', action: 'deny' })).toEqual([latest])
    expect((await list({ person: 'sian.pritchard@acme' })).length).toBeGreaterThan(1)
    expect(await list({ person: '%' })).toEqual([])
    const today = new Date().toISOString().slice(0, 10)
    expect((await list({ from: today }))[0]).toEqual(latest)
    expect(await list({ from: '2999-01-01' })).toEqual([])
    expect((await list({ to: '2026-01-01' })).every(({ createdAt }) => createdAt < new Date('2026-01-02'))).toBe(true)
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page })))
    const ids = pages.flat().map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a))

    expect(new Set((await list({}, oscar)).map(({ organizationId }) => organizationId))).toEqual(
      new Set(['globex-kabel']),
    )
    expect(await list({ person: 'adam' }, oscar)).toEqual([])
    expect(new Set((await list({}, ines)).map(({ organizationId }) => organizationId)).size).toBeGreaterThan(1)
  })

  it('exports the audit trail as CSV that runs no formulas', async () => {
    const { queries } = open()
    const carla = await findId('carla.customer@acme.example')
    await queries.update(accounts).set({ givenName: '=1+1', familyName: 'A,"B"' }).where(eq(accounts.id, carla))
    await addApplication(adam, { id: carla, organization: acme, application: 'master-data', role: 'user' })
    const lines = (await exportAudit(queries, adam.administrator, allChanges)).split('\r\n')
    expect(lines[0]).toBe('time,actor id,actor,action,user id,user,organization,application,role')
    expect(lines[1]).toContain(`,add,${carla},"'=1+1 A,""B""",ACME Harness Ltd,master-data,user`)
    expect(lines.join('')).not.toContain('Globex')
  })
})
