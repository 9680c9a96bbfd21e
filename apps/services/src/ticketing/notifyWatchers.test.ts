import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { saveTicketMails } from '../identity/accounts/ticketMails.ts'
import { accounts, applicationAccess } from '../identity/tables.ts'
import { jobs } from '../jobs/tables.ts'
import { describeDatabases } from '../testing/describeDatabases.ts'
import { people, watchers } from './tables.ts'
import { connectorHeaders, findAccount, openTicketing, toHeaders, toKey } from './testing/ticketingFixture.ts'

describeDatabases('mails about a ticket', (open) => {
  let opened: Awaited<ReturnType<typeof openTicketing>>
  let carla: Record<string, string>
  let adam: Record<string, string>
  let id = ''

  beforeAll(async () => {
    opened = await openTicketing(open())
    carla = { ...toHeaders(await opened.signIn(findAccount('carla'))), 'accept-language': 'de-CH,de;q=0.9' }
    adam = toHeaders(await opened.signIn(findAccount('adam')))
  })
  afterAll(() => opened.identity.close())

  /** Makes a change, and returns the mails that it enqueued. */
  async function change(mutation: string, headers: Record<string, string>) {
    const before = await open().queries.select().from(jobs)
    const known = new Set(before.map((job) => job.id))
    const answer = await opened.ask(`mutation { result: ${mutation} { ticket { id revision } } }`, headers)
    expect(answer.errors).toEqual([])
    const after = await open().queries.select().from(jobs)
    const mails = after.filter((job) => job.queue === 'mail' && !known.has(job.id)).map(({ payload }) => payload)
    return {
      mails,
      ticketId: String(answer.at('result.ticket.id')),
      revision: Number(answer.at('result.ticket.revision')),
    }
  }
  const comment = (text: string, headers: Record<string, string>) =>
    change(`addComment(key: "${toKey(text)}", id: "${id}", input: { comment: "${text}" })`, headers)

  it('confirm the ticket to its author, in the language of the page, with a link to the locale of the reader and without its texts', async () => {
    const input =
      '{ location: "acme-harness-plant", ticketType: "fault", concern: "running", subject: "Secret", description: "Secret" }'
    const created = await change(`createTicket(key: "${toKey('new')}", input: ${input})`, carla)
    id = created.ticketId
    expect(created.mails).toEqual([
      {
        template: 'ticket-created',
        to: 'carla.customer@acme.example',
        locale: 'de-CH',
        number: expect.stringMatching(/^T-\d+$/),
        link: expect.stringMatching(new RegExp(`^http://localhost:3000/mykomax/tickets/${id}$`)),
      },
    ])
    // A repeated request sends nothing.
    expect((await change(`createTicket(key: "${toKey('new')}", input: ${input})`, carla)).mails).toEqual([])
  })

  it('use the language of the account, and reach watchers who have changed nothing yet', async () => {
    const { queries } = open()
    const ines = findAccount('ines').id
    await queries.update(accounts).set({ language: 'fr' }).where(eq(accounts.id, ines))
    await queries.insert(people).values({ id: ines, name: 'Ines Internal', isService: true })
    await queries.insert(watchers).values({ ticketId: id, personId: ines })
    const { mails } = await comment('to a silent watcher', adam)
    expect(mails).toContainEqual(
      expect.objectContaining({
        to: 'ines.internal@kudex.example',
        locale: 'fr',
        link: `http://localhost:3000/mykomax/tickets/${id}`,
      }),
    )
    await queries.delete(watchers).where(eq(watchers.personId, ines))
  })

  it('do not reach a watcher whose access was withdrawn', async () => {
    const { queries } = open()
    const isCarlas = and(
      eq(applicationAccess.accountId, findAccount('carla').id),
      eq(applicationAccess.application, 'tickets'),
    )
    await queries.update(applicationAccess).set({ status: 'inactive' }).where(isCarlas)
    expect((await comment('after the withdrawal', adam)).mails).toEqual([])
    await queries.update(applicationAccess).set({ status: 'active' }).where(isCarlas)
  })

  it('tell watchers of comments by others, not of their own', async () => {
    expect((await comment('own', carla)).mails).toEqual([])
    expect((await comment('of a colleague', adam)).mails).toMatchObject([
      { template: 'ticket-commented', to: 'carla.customer@acme.example' },
    ])
    await change(`watchTicket(key: "${toKey('watch')}", id: "${id}")`, adam)
    expect((await comment('again', carla)).mails).toMatchObject([
      { template: 'ticket-commented', to: 'adam.admin@acme.example', locale: 'en' },
    ])
  })

  it('are not sent to people who do not want them', async () => {
    const { id: adamId } = findAccount('adam')
    await saveTicketMails(open().queries, adamId, ['closed'])
    expect((await comment('unwanted', carla)).mails).toEqual([])
    await saveTicketMails(open().queries, adamId, ['created', 'commented', 'status', 'closed'])
    expect((await comment('wanted', carla)).mails).toHaveLength(1)
  })

  it('tell watchers of replies and statuses of the service, and that a ticket was closed', async () => {
    const author = 'author: { id: "e7", name: "Hannah Whitlock" }'
    const reply = `replyToTicket(key: "${toKey('reply')}", id: "${id}", ${author}, input: { comment: "Reply" })`
    expect((await change(reply, connectorHeaders)).mails).toHaveLength(2)
    const status = `setTicketStatus(key: "${toKey('status')}", id: "${id}", ${author}, status: waiting)`
    const changed = await change(status, connectorHeaders)
    expect(changed.mails).toMatchObject([{ template: 'ticket-status' }, { template: 'ticket-status' }])
    // The answer changes the status too, which needs no mail of its own.
    const answered = await comment('answer', carla)
    expect(answered.mails).toMatchObject([{ template: 'ticket-commented', to: 'adam.admin@acme.example' }])
    const close = `closeTicket(key: "${toKey('close')}", id: "${id}", revision: ${answered.revision}, input: { reason: "notRelevant" })`
    expect((await change(close, carla)).mails).toMatchObject([
      { template: 'ticket-closed', to: 'adam.admin@acme.example' },
    ])
  })
})
