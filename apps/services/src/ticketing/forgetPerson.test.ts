import { resolveSettings } from '@kudex/domain/settings'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { demoPassword } from '../../seed/demo/accounts.ts'
import { listenIdentity, type TestIdentity } from '../identity/testing/listenIdentity.ts'
import { loadDemoAccounts } from '../identity/testing/loadDemoAccounts.ts'
import { createPortalClient } from '../identity/testing/portalClient.ts'
import { createJobs } from '../jobs/createJobs.ts'
import type { Jobs } from '../jobs/jobs.types.ts'
import { jobs as queued } from '../jobs/tables.ts'
import { askMounted } from '../testing/askService.ts'
import { describeDatabases } from '../testing/describeDatabases.ts'
import { accounts } from '../identity/tables.ts'
import { people } from './tables.ts'
import { connectorHeaders, findAccount, storeOrganizations, toHeaders, toKey } from './testing/ticketingFixture.ts'
import { createTicketingService } from './ticketingService.ts'

describeDatabases('a person who deletes the account (ACCT-08)', (open) => {
  let identity: TestIdentity
  let jobs: Jobs
  let ask: ReturnType<typeof askMounted>

  beforeAll(async () => {
    const database = open()
    await loadDemoAccounts(database.queries)
    await storeOrganizations(database.queries)
    const log = pino({ level: 'silent' })
    jobs = createJobs({ queries: database.queries, log })
    identity = await listenIdentity(database.queries, { jobs })
    const settings = resolveSettings({ IDENTITY_ISSUER: identity.issuer })
    ask = askMounted(await createTicketingService({ settings, database, jobs, log, metrics: new Registry() }))
  })
  afterAll(async () => {
    await identity.close()
    await jobs.stop()
  })

  it('leaves the tickets to the organization, without name and as no watcher', async () => {
    const { queries } = open()
    const signIn = ({ email }: { readonly email: string }) =>
      createPortalClient(identity).signInForTokens(identity.browser(), email, demoPassword)
    const send = (query: string, headers: Record<string, string>) => ask({ path: '/ticketing/graphql', query, headers })
    const tokens = await signIn(findAccount('carla'))
    const carla = toHeaders(tokens)
    const adam = toHeaders(await signIn(findAccount('adam')))
    const created = await send(
      `mutation { createTicket(key: "${toKey('created')}", input: { location: "acme-harness-plant", ticketType: "fault",
        concern: "standstill", subject: "Drum", description: "It stops" }) { ticket { id } } }`,
      carla,
    )
    const id = String(created.at('createTicket.ticket.id'))
    const change = (operation: string, args: string, headers: Record<string, string>) =>
      send(`mutation { ${operation}(key: "${toKey(operation)}", id: "${id}"${args}) { ticket { id } } }`, headers)
    await change('addComment', ', input: { comment: "Still" }', carla)
    await change('watchTicket', '', adam)
    const read = async () =>
      (
        await send(
          `{ ticket(id: "${id}") { subject contact { id name } entries { text author { id name } }
            history { author { name } } watchers { name } } }`,
          adam,
        )
      ).at('ticket')
    expect(await read()).toMatchObject({
      contact: { name: 'Carla Customer' },
      watchers: [{ name: 'Adam Admin' }, { name: 'Carla Customer' }],
    })

    const deletion = await fetch(`${identity.issuer}/account`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${tokens.access_token}` },
    })
    expect(deletion.status).toBe(200)
    const nameless = { id: null, name: '' }
    await vi.waitFor(
      async () => {
        expect(await read()).toEqual({
          subject: 'Drum',
          contact: nameless,
          entries: [{ text: 'Still', author: nameless }],
          history: [{ author: { name: '' } }],
          watchers: [{ name: 'Adam Admin' }],
        })
      },
      { timeout: 20_000, interval: 100 },
    )
    expect(JSON.stringify(await queries.select().from(people))).not.toMatch(/carla/i)

    const author = 'author: { id: "e7", name: "Urs Frei" }'
    await change('replyToTicket', `, ${author}, input: { comment: "Try E7" }`, connectorHeaders)
    const mails = (await queries.select().from(queued)).filter(({ queue }) => queue === 'mail')
    const replies = mails.filter(({ key }) => key?.startsWith('ticket:')).map(({ payload }) => payload)
    expect(replies).toContainEqual(
      expect.objectContaining({ template: 'ticket-commented', to: findAccount('adam').email }),
    )
    expect(replies.filter((mail) => JSON.stringify(mail).includes('ticket-commented'))).toHaveLength(1)
  })
  it('is not deleted by an administrator unless the name leaves the tickets too (UADM-17)', async () => {
    const { queries } = open()
    const { id, email } = findAccount('nora')
    await queries.insert(people).values({ id, name: 'Nora', email, isService: false })
    const adam = toHeaders(
      await createPortalClient(identity).signInForTokens(identity.browser(), findAccount('adam').email, demoPassword),
    )
    const query = `mutation { deleteUser(id: "${id}") { problem } }`
    const remove = () => ask({ path: '/ticketing/graphql', query, headers: adam })
    const countAccounts = () => queries.$count(accounts, eq(accounts.id, id))
    await queries.execute(sql`alter table ticketing.people add constraint named check (name is not null) not valid`)
    expect((await remove()).errors).toHaveLength(1)
    expect(await countAccounts()).toBe(1)
    await queries.execute(sql`alter table ticketing.people drop constraint named`)
    expect((await remove()).at('deleteUser.problem')).toBeNull()
    expect(await countAccounts()).toBe(0)
    expect(await queries.select().from(people).where(eq(people.id, id))).toMatchObject([{ name: null, email: null }])
  })
})
