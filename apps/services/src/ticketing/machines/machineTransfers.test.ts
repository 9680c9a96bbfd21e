import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '../../identity/tables.ts'
import { jobs } from '../../jobs/tables.ts'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { machines, transfers } from '../tables.ts'
import { findAccount, openTicketing, storeTransfer, toHeaders } from '../testing/ticketingFixture.ts'

describeDatabases('transfers of machines', (open) => {
  let opened: Awaited<ReturnType<typeof openTicketing>>
  let carla: Record<string, string>
  let gina: Record<string, string>
  let ines: Record<string, string>

  beforeAll(async () => {
    opened = await openTicketing(open())
    carla = toHeaders(await opened.signIn(findAccount('carla')))
    gina = toHeaders(await opened.signIn(findAccount('gina')))
    ines = toHeaders(await opened.signIn(findAccount('ines')))
    await open()
      .queries.update(accounts)
      .set({ language: 'de' })
      .where(eq(accounts.email, findAccount('oscar').email))
  })
  afterAll(() => opened.identity.close())

  const fields =
    '{ transfer { id status reason requestedBy { name } decidedBy { name } decidedOn } problems { field problem } }'
  const request = async (serialNumber: string, headers: Record<string, string>, input: object) => {
    const query = `mutation ($input: TransferInput!) { result: requestTransfer(serialNumber: "${serialNumber}", input: $input) ${fields} }`
    return opened.ask(query, headers, { input })
  }
  const decide = async (id: string, decision: string) =>
    opened.ask(`mutation { result: decideTransfer(id: "${id}", ${decision}) ${fields} }`, ines)
  const machineOf = async (headers: Record<string, string>) =>
    (
      await opened.ask(
        '{ machine(serialNumber: "acme-harness-1") { location { id } transfer { status reason } } }',
        headers,
      )
    ).at('machine')
  const valid = { recipient: 'Globex Kabel GmbH', contact: 'oscar@globex.example' }

  describe('a request', () => {
    it('says which fields are wrong, and stores nothing', async () => {
      const answer = await request('acme-harness-1', carla, { recipient: ' ', contact: 'nobody' })
      expect(answer.at('result')).toEqual({
        transfer: null,
        problems: [
          { field: 'recipient', problem: 'required' },
          { field: 'contact', problem: 'invalid' },
        ],
      })
      expect(await open().queries.select().from(transfers)).toEqual([])
    })

    it('is stored once until it is decided', async () => {
      const [first, second] = [
        await request('acme-harness-1', carla, valid),
        await request('acme-harness-1', carla, { ...valid, recipient: 'Someone else' }),
      ]
      expect(first.at('result')).toMatchObject({
        transfer: { status: 'requested', requestedBy: { name: 'Carla Customer' } },
        problems: [],
      })
      expect(second.at('result')).toEqual(first.at('result'))
      expect(await machineOf(carla)).toMatchObject({ transfer: { status: 'requested' } })
    })

    it('about a machine of another organization is refused like one about an unknown machine', async () => {
      const [foreign, unknown] = [await request('acme-harness-1', gina, valid), await request('nothing', gina, valid)]
      expect(foreign.errors[0]?.extensions?.code).toBe('NOT_FOUND')
      expect(JSON.stringify(foreign)).toBe(JSON.stringify(unknown))
    })
  })

  describe('a decision of internal staff', () => {
    it('declines with a reason, which the owner reads', async () => {
      const id = await findOpenId()
      expect((await decide(id, 'reason: " "')).at('result')).toMatchObject({
        problems: [{ field: 'reason', problem: 'required' }],
      })
      expect((await decide(id, 'reason: "The contract is missing."')).at('result')).toMatchObject({
        transfer: { status: 'declined' },
      })
      expect(await machineOf(carla)).toMatchObject({
        transfer: { status: 'declined', reason: 'The contract is missing.' },
      })
    })

    it('moves the machine to the location of the receiving organization', async () => {
      await request('acme-harness-1', carla, valid)
      const id = await findOpenId()
      for (const location of ['', 'nowhere', 'acme-harness-plant']) {
        expect((await decide(id, `location: "${location}"`)).at('result')).toMatchObject({
          transfer: null,
          problems: [{ field: 'location', problem: 'invalid' }],
        })
      }
      expect((await decide(id, 'location: "globex-kabel-plant"')).at('result')).toMatchObject({
        transfer: { status: 'accepted' },
      })
      expect(await machineOf(carla)).toBeNull()
      expect(await machineOf(gina)).toEqual({ location: { id: 'globex-kabel-plant' }, transfer: null })
    })

    it('is mailed to the person who asked and to administrators who receive a machine, in their languages', async () => {
      const queued = await open().queries.select().from(jobs)
      const mails = queued.filter(({ queue }) => queue === 'mail').map(({ payload }) => payload)
      const mail = { to: 'carla.customer@acme.example', locale: 'en', serialNumber: 'acme-harness-1' }
      expect(mails).toHaveLength(3)
      expect(mails).toEqual(
        expect.arrayContaining([
          { ...mail, template: 'transfer-declined', link: 'http://localhost:3000/m/acme-harness-1' },
          { ...mail, template: 'transfer-accepted' },
          {
            ...mail,
            to: 'oscar.other@globex.example',
            locale: 'de',
            template: 'transfer-received',
            link: 'http://localhost:3000/m/acme-harness-1',
          },
        ]),
      )
    })

    it('is mailed with an address that keeps the serial number, whatever characters it has', async () => {
      const { queries } = open()
      const [machine] = await queries.select().from(machines).where(eq(machines.serialNumber, 'globex-kabel-1'))
      await queries.insert(machines).values({ ...machine!, serialNumber: 'G 1/2?#' })
      await request('G 1/2?#', gina, valid)
      const [transfer] = await queries.select().from(transfers).where(eq(transfers.serialNumber, 'G 1/2?#'))
      await decide(transfer!.id, 'reason: "No."')
      const mails = await queries.select().from(jobs)
      expect(mails.map(({ payload }) => payload)).toContainEqual(
        expect.objectContaining({ serialNumber: 'G 1/2?#', link: 'http://localhost:3000/m/G%201%2F2%3F%23' }),
      )
    })

    it('is made once: a second one changes nothing and names the first and who made it', async () => {
      await storeTransfer(open().queries, 'globex-kabel')
      await decide('globex-kabel-transfer', 'reason: "No."')
      const answer = await decide('globex-kabel-transfer', 'location: "acme-harness-plant"')
      expect(answer.at('result')).toMatchObject({
        transfer: {
          status: 'declined',
          reason: 'No.',
          decidedBy: { name: 'Ines Internal' },
          decidedOn: expect.stringMatching(/Z$/),
        },
        problems: [],
      })
    })

    it('succeeds while the owner asks again', async () => {
      const { queries } = open()
      const [machine] = await queries.select().from(machines).where(eq(machines.serialNumber, 'globex-kabel-1'))
      await queries.insert(machines).values({ ...machine!, serialNumber: 'asked-twice' })
      await request('asked-twice', gina, valid)
      const isOfMachine = eq(transfers.serialNumber, 'asked-twice')
      const [transfer] = await queries.select().from(transfers).where(isOfMachine)
      const { decision } = await queries.transaction(async (owner) => {
        await owner.select().from(machines).where(eq(machines.serialNumber, 'asked-twice')).for('update')
        const running = decide(transfer!.id, 'location: "acme-harness-plant"')
        await setTimeout(300)
        await owner
          .insert(transfers)
          .values({ ...transfer!, id: 'asked-again' })
          .onConflictDoNothing()
        return { decision: running }
      })
      expect((await decision).at('result')).toMatchObject({ transfer: { status: 'accepted' } })
      expect(await queries.select().from(transfers).where(isOfMachine)).toHaveLength(1)
    })
  })

  it('lists machines whose maintenance is due within 30 days', async () => {
    const { queries } = open()
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const count = async () => (await opened.ask('{ machines(due: true) { total } }', gina)).at('machines')
    const isOfGlobex = eq(machines.serialNumber, 'globex-kabel-1')
    for (const [days, total] of [
      [-5, 1],
      [29, 1],
      [32, 0],
    ] as const) {
      await queries
        .update(machines)
        .set({ maintenanceDueOn: inDays(days) })
        .where(isOfGlobex)
      expect(await count()).toEqual({ total })
    }
  })

  async function findOpenId(): Promise<string> {
    const answer = await opened.ask('{ machineTransfers { id machineName } }', ines)
    expect(answer.at('machineTransfers.0.machineName')).toBe('Machine of acme-harness')
    return String(answer.at('machineTransfers.0.id'))
  }
})
