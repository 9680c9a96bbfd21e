import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { findAccount } from '../accounts/accounts.ts'
import { accounts, applicationAccess, memberships } from '../tables.ts'
import { acme, allChanges, globex, shared, openUserAdministration } from '../testing/userAdministration.ts'
import { listAudit } from './audit.ts'
import { addApplication, changeAccess, deleteUser, inviteUser, removeMembership } from './changeUsers.ts'
import { findAdministrator } from './permissions.ts'
import { findUser } from './readUsers.ts'

describeDatabases('the memberships of an organization', (open) => {
  let { adam, oscar, ines, findId, toContext } = {} as Awaited<ReturnType<typeof openUserAdministration>>

  beforeAll(async () => {
    ;({ adam, oscar, ines, findId, toContext } = await openUserAdministration(open().queries))
  })

  it('are removed with all access to applications, and no others (UADM-15)', async () => {
    const { queries } = open()
    const id = await findId('carla.customer@acme.example')
    expect((await findAccount(queries, id))?.roles).not.toEqual([])
    expect(await removeMembership(oscar, { id, organization: acme })).toEqual({ kind: 'not-found' })
    expect(await removeMembership(adam, { id, organization: globex })).toEqual({ kind: 'not-found' })
    expect(await removeMembership(adam, { id, organization: acme })).toMatchObject({ kind: 'changed' })
    expect(await findAccount(queries, id)).toMatchObject({ roles: [], organizations: [] })
    expect(await findUser(queries, adam.administrator, id)).toBeNull()
    expect(await removeMembership(adam, { id, organization: acme })).toEqual({ kind: 'not-found' })

    const member = await findId('adam.admin@acme.example')
    expect(await removeMembership(ines, { id: member, organization: shared })).toMatchObject({
      kind: 'changed',
    })
    expect((await findAccount(queries, member))?.organizations).toEqual([acme])
  })

  it('never leaves an organization without an administrator', async () => {
    const { queries } = open()
    const id = oscar.administrator.id
    const target = { id, organization: globex, application: 'user-administration' }
    const refused = { problem: 'last-administrator' }
    expect(await changeAccess(oscar, target, 'withdraw')).toMatchObject(refused)
    expect(await removeMembership(oscar, target)).toMatchObject(refused)
    expect(await deleteUser(oscar, id)).toMatchObject({ problem: 'own-account' })
    expect(await deleteUser(ines, id)).toMatchObject(refused)

    // Two administrators who withdraw each other's access at the same time.
    const gina = await findId('gina.other@globex.example')
    await addApplication(oscar, { ...target, id: gina, role: 'administrator' })
    const results = await Promise.all(
      [gina, id].map((each) => changeAccess(ines, { ...target, id: each }, 'withdraw').then(({ kind }) => kind)),
    )
    expect(results.toSorted()).toEqual(['changed', 'refused'])
    const left = await queries
      .select()
      .from(applicationAccess)
      .where(
        and(eq(applicationAccess.organizationId, globex), eq(applicationAccess.application, 'user-administration')),
      )
    expect(left).toHaveLength(1)
  })

  it('an administrator may give up an organization that keeps another one (UADM-16)', async () => {
    const { queries } = open()
    const own = await toContext('beatrice.holroyd@acme.example')
    const beatrice = own.administrator.id
    expect(await removeMembership(own, { id: beatrice, organization: acme })).toMatchObject({ kind: 'changed' })
    expect(await findAdministrator(queries, beatrice)).toBeNull()
  })

  it('deletes a user; the audit trail stays without a name (UADM-17)', async () => {
    const { queries } = open()
    const lewis = await findId('lewis.garside@acme.example')
    expect(await deleteUser(adam, lewis)).toMatchObject({ kind: 'changed' })
    expect(await findUser(queries, adam.administrator, lewis)).toBeNull()
    expect(await queries.select().from(memberships).where(eq(memberships.accountId, lewis))).toEqual([])
    const { entries } = await listAudit(queries, adam.administrator, allChanges)
    expect(entries[0]).toMatchObject({ actor: 'Adam Admin', subject: null, action: 'delete' })
    expect(await deleteUser(adam, lewis)).toEqual({ kind: 'not-found' })

    const lukas = await findId('lukas.bieri@shared.example')
    expect(await deleteUser(adam, lukas)).toMatchObject({ problem: 'other-organizations' })
  })

  it('give no power over the accounts of people who were only invited, or of internal staff (UADM-17)', async () => {
    const { queries } = open()
    const invite = async (email: string) => {
      const invited = await inviteUser(adam, { email, organization: acme, application: 'tickets', role: 'user' })
      if (invited.kind !== 'changed') throw new Error('not invited')
      return invited.id
    }
    const id = randomUUID()
    const email = 'rita.registered@firm.example'
    await queries.insert(accounts).values({ id, email, givenName: 'Rita', familyName: 'Reed', passwordHash: 'hash' })
    expect(await invite(email)).toBe(id)
    expect(await deleteUser(adam, id)).toMatchObject({ problem: 'other-organizations' })

    await queries.update(memberships).set({ acceptedAt: new Date() }).where(eq(memberships.accountId, id))
    await queries.update(accounts).set({ isInternal: true }).where(eq(accounts.id, id))
    expect(await deleteUser(adam, id)).toMatchObject({ problem: 'other-organizations' })
    await queries.update(accounts).set({ isInternal: false }).where(eq(accounts.id, id))
    expect(await deleteUser(adam, id)).toMatchObject({ kind: 'changed' })

    // The account comes from the invitation and is unused.
    expect(await deleteUser(adam, await invite('new.person@firm.example'))).toMatchObject({ kind: 'changed' })
  })

  it('finds foreign users like unknown ones: not at all (UADM-21)', async () => {
    const torben = await findId('torben.luders@globex.example')
    for (const id of [torben, 'nope']) {
      const target = { id, organization: globex, application: 'tickets' }
      expect(await changeAccess(adam, target, 'accept')).toEqual({ kind: 'not-found' })
      expect(await removeMembership(adam, target)).toEqual({ kind: 'not-found' })
      expect(await deleteUser(adam, id)).toEqual({ kind: 'not-found' })
      expect(await addApplication(adam, { ...target, organization: acme, role: 'user' })).toEqual({ kind: 'not-found' })
    }
  })
})
