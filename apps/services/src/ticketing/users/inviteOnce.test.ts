import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { ChangeContext } from '../../identity/access/changeUsers.ts'
import { findAdministrator } from '../../identity/access/permissions.ts'
import { loadDemoAccounts } from '../../identity/testing/loadDemoAccounts.ts'
import { invitations } from '../../identity/tables.ts'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { findAccount, toKey } from '../testing/ticketingFixture.ts'
import { inviteOnce } from './inviteOnce.ts'

describeDatabases('an invitation with a key', (open) => {
  let recipients: string[] = []
  let context: ChangeContext

  beforeAll(async () => {
    const { queries } = open()
    await loadDemoAccounts(queries)
    const administrator = await findAdministrator(queries, findAccount('adam').id)
    if (!administrator) throw new Error('Adam is no administrator')
    const sendMail: ChangeContext['sendMail'] = async (mail) => void recipients.push(mail.to)
    context = {
      queries,
      administrator,
      sendMail,
      invitationUrl: 'https://identity.test/invitation',
      locale: 'en',
      origin: 'https://portal.test',
    }
  })
  beforeEach(() => {
    recipients = []
  })

  const invite = (key: string, email: string, changes = {}) =>
    inviteOnce(context, toKey(key), {
      email,
      organization: 'acme-harness',
      application: 'tickets',
      role: 'user',
      ...changes,
    })

  it('sends one mail, however often and at once it is submitted (UADM-11)', async () => {
    const sent = await Promise.all(['a', 'a', 'a'].map((key) => invite(key, 'once@acme.example')))
    expect(new Set(sent.map((result) => JSON.stringify(result))).size).toBe(1)
    expect(sent[0]).toMatchObject({ kind: 'changed' })
    expect(await invite('a', ' ONCE@acme.example')).toEqual(sent[0])
    expect(recipients).toEqual(['once@acme.example'])
    const id = sent[0]?.kind === 'changed' ? sent[0].id : ''
    expect(await open().queries.select().from(invitations).where(eq(invitations.accountId, id))).toHaveLength(1)
    expect(await invite('b', 'once@acme.example')).toEqual({ kind: 'refused', problem: 'exists', id })
  })

  it('may be sent again with its key after a refusal, but not for another person', async () => {
    expect(await invite('c', 'later@acme.example', { role: 'root' })).toMatchObject({ problem: 'role' })
    expect(await invite('c', 'later@acme.example')).toMatchObject({ kind: 'changed' })
    await expect(invite('c', 'other@acme.example')).rejects.toThrow('The key was used for another change.')
    await expect(
      inviteOnce(context, 'short', { email: '', organization: '', application: '', role: '' }),
    ).rejects.toThrow('64 hexadecimal digits')
    expect(recipients).toEqual(['later@acme.example'])
  })
})
