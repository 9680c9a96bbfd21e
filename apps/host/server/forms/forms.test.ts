import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Submission } from '@kudex/api/sales'
import { resolveRequest } from '@kudex/domain/paths'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testSystem } from '../testing/testSystem.ts'
import { createFormDesk } from './formDesk.ts'
import { createKeptSubmissions, type KeptSubmissions } from './keepSubmissions.ts'

const form =
  'email=vera%40firm.example&firstName=Vera&lastName=Muster&company=M&country=CH&product=P&serialNumber=1&key=0123456789abcdef'
const address = resolveRequest({
  hostname: 'localhost',
  path: '/en/support',
  query: '',
  cookies: {},
  acceptLanguage: null,
  system: testSystem,
}).address

describe('what a visitor sends while the sales service is down', () => {
  let folder = ''
  let isDown = true
  let taken: Submission[] = []
  let kept: KeptSubmissions | undefined
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kudex-forms-'))
    isDown = true
    taken = []
  })
  afterEach(async () => {
    kept?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const submit = (submission: Submission) => {
    if (isDown) return Promise.reject(new Error('the service is down'))
    taken.push(submission)
    return Promise.resolve({ reference: 'KX-TAKE-0N00', isRepeated: false, problems: [], secondsToWait: null })
  }
  const openKept = () => (kept = createKeptSubmissions({ folder, submit, log: pino({ level: 'silent' }) }))
  const openDesk = (keeping: Pick<KeptSubmissions, 'keep'>) =>
    createFormDesk({
      sales: {
        submit,
        confirmSubscription: () => Promise.reject(new Error('down')),
        endSubscription: () => Promise.reject(new Error('down')),
      },
      kept: keeping,
      publicOrigins: ['http://localhost'],
      resolveAddress: () => '192.0.2.1',
      onError: () => {},
    })
  const take = (desk: ReturnType<typeof openDesk>, body = form) => {
    if (!address) throw new Error('The test needs an address')
    return desk.take(toRequest(body), 'support', address, 'http://localhost')
  }

  it('is kept once, said so with its number, and handed over by the next host that starts', async () => {
    const desk = openDesk(openKept())
    const first = await take(desk)
    expect(first).toMatchObject({ kind: 'sent', isKept: true, reference: expect.stringMatching(/^KX-/) })
    expect(await take(desk)).toEqual(first)
    expect(await readdir(folder)).toHaveLength(1)
    kept?.stop()

    // Whatever ended the first host: the next one finds it on the disk.
    const next = openKept()
    await next.handOver()
    expect(await readdir(folder)).toHaveLength(1)
    isDown = false
    await next.handOver()
    expect(taken.map(({ form: name, values }) => [name, values])).toMatchObject([['support', { firstName: 'Vera' }]])
    expect(await readdir(folder)).toEqual([])
  })

  it('is refused with 503 where it cannot be kept either: nobody is told that it was', async () => {
    const desk = openDesk({ keep: () => Promise.reject(new Error('the disk is full')) })
    expect(await take(desk)).toMatchObject({ kind: 'told', status: 503, state: { failure: 'failed' } })
  })

  it('is bounded for one address: 1,000 posts leave 40 (FORM-11)', async () => {
    isDown = false
    const desk = openDesk(openKept())
    const outcomes = []
    for (let count = 0; count < 1_000; count += 1) outcomes.push(await take(desk, `${form}&message=${count}`))
    expect(outcomes.filter(({ kind }) => kind === 'sent')).toHaveLength(40)
    expect(outcomes.filter((outcome) => outcome.kind === 'told' && outcome.status === 429)).toHaveLength(960)
  })
})

function toRequest(body: string): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  request.headers = { origin: 'http://localhost', 'content-type': 'application/x-www-form-urlencoded' }
  request.push(body)
  request.push(null)
  return request
}
