import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SalesClient, Submission } from '@kudex/api/sales'
import { ServiceError } from '@kudex/api/transport'
import { type FormName, formNames, toReference } from '@kudex/domain/forms'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resolveTestAddress } from '../../testing/testSystem.ts'
import type { PostedForm } from '../../hostContext.ts'
import { createFormHandler } from './formHandler.ts'
import { createPendingSubmissions, type PendingSubmissions } from './pendingSubmissions.ts'

const form =
  'email=vera%40firm.example&firstName=Vera&lastName=Muster&company=M&country=CH&product=P&serialNumber=1&key=0123456789abcdef'
const address = resolveTestAddress('/en/support')

describe('submissions while the sales service is down', () => {
  let folder = ''
  let isDown = true
  let accepted: Submission[] = []
  let pending: PendingSubmissions | undefined
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kudex-forms-'))
    isDown = true
    accepted = []
  })
  afterEach(async () => {
    pending?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const submit = (submission: Submission) => {
    if (isDown) return Promise.reject(new Error('the service is down'))
    accepted.push(submission)
    return Promise.resolve({ reference: 'KX-TAKE-0N00', isRepeated: false, problems: [], secondsToWait: null })
  }
  const openPending = () => (pending = createPendingSubmissions({ folder, submit, log: pino({ level: 'silent' }) }))
  const openHandler = (pendingSubmissions: Pick<PendingSubmissions, 'store'>) =>
    createFormHandler({
      sales: {
        submit,
        confirmSubscription: () => Promise.reject(new Error('down')),
        endSubscription: () => Promise.reject(new Error('down')),
      },
      pendingSubmissions,
      onError: () => {},
    })
  const submitForm = (handler: ReturnType<typeof openHandler>, body = form, clientAddress = '192.0.2.1') => {
    if (!address) throw new Error('The test needs an address')
    return handler.submit(toPosted(body, clientAddress), 'support', address, 'http://localhost')
  }

  it('are stored once with their reference and submitted by the next host that starts', async () => {
    const handler = openHandler(openPending())
    const first = await submitForm(handler)
    expect(first).toMatchObject({ kind: 'sent', isKept: true, reference: expect.stringMatching(/^KX-/) })
    expect(await submitForm(handler)).toEqual(first)
    expect(await readdir(folder)).toHaveLength(1)
    pending?.stop()

    // The next host finds the submission on disk.
    const next = openPending()
    await next.submitAll()
    expect(await readdir(folder)).toHaveLength(1)
    isDown = false
    await next.submitAll()
    expect(accepted.map(({ form: name, values }) => [name, values])).toMatchObject([['support', { firstName: 'Vera' }]])
    expect(await readdir(folder)).toEqual([])
  })

  it('are not held up by rate-limited senders or by submissions that the service rejects', async () => {
    const tries: string[] = []
    const waiting = { reference: null, isRepeated: false, problems: [], secondsToWait: 600 }
    const submitOrNot: SalesClient['submit'] = async (submission, peer) => {
      const { firstName } = submission.values as { readonly firstName: string }
      tries.push(`${firstName} of ${peer}`)
      if (isDown) throw new ServiceError('Network request failed', { kind: 'network', status: null })
      if (firstName === 'Broken') throw new ServiceError('The locale is no locale', { kind: 'answer', status: 200 })
      return firstName === 'Flood' ? waiting : submit(submission)
    }
    pending = createPendingSubmissions({ folder, submit: submitOrNot, log: pino({ level: 'silent' }) })
    const place = { siteId: 'kudex', locale: 'en', pageUrl: 'http://localhost/en/support' }
    const names = ['Broken', 'Flood', 'Flood', 'Flood', 'Vera']
    for (const [index, firstName] of names.entries()) {
      const submission = { form: 'support', values: { firstName }, place: { ...place, key: `${index}`.repeat(64) } }
      await pending.store(
        submission as unknown as Submission,
        firstName === 'Flood' ? `2001:db8::${index}` : '192.0.2.9',
      )
    }
    // A service that is down gets one request, not five.
    await pending.submitAll()
    expect(tries).toHaveLength(1)
    isDown = false
    tries.length = 0
    await pending.submitAll()
    expect(tries.filter((name) => name.startsWith('Flood'))).toHaveLength(1)
    expect(accepted.map(({ values }) => values)).toEqual([{ firstName: 'Vera' }])
    expect(await readdir(folder)).toHaveLength(4)
  })

  it('are rejected with 503 if they cannot be stored', async () => {
    const handler = openHandler({ store: () => Promise.reject(new Error('the disk is full')) })
    expect(await submitForm(handler)).toMatchObject({ kind: 'rejected', status: 503, state: { failure: 'failed' } })
  })

  it.runIf(process.platform === 'linux')('are rejected on a full disk, which keeps no part of them', async () => {
    const handler = openHandler(openPending())
    await submitForm(handler)
    const [stored = ''] = await readdir(folder)
    await rm(join(folder, stored))
    await symlink('/dev/full', join(folder, `${stored}.part`))
    expect(await submitForm(handler)).toMatchObject({ kind: 'rejected', status: 503, state: { failure: 'failed' } })
    expect(await readdir(folder)).toEqual([])
    expect(await submitForm(handler)).toMatchObject({ kind: 'sent', isKept: true })
  })

  it('are limited by IPv6 network, not by address (FORM-11)', async () => {
    const handler = openHandler(openPending())
    const outcomes = []
    for (let count = 0; count < 50; count += 1) {
      const clientAddress = `2001:db8:1:2::${(count + 1).toString(16)}`
      outcomes.push(await submitForm(handler, `${form}&message=${count}`, clientAddress))
    }
    expect(outcomes.filter(({ kind }) => kind === 'sent')).toHaveLength(40)
  })

  it('are limited to 40 of 1,000 posts from one address (FORM-11)', async () => {
    isDown = false
    const handler = openHandler(openPending())
    const outcomes = []
    for (let count = 0; count < 1_000; count += 1) outcomes.push(await submitForm(handler, `${form}&message=${count}`))
    expect(outcomes.filter(({ kind }) => kind === 'sent')).toHaveLength(40)
    expect(outcomes.filter((outcome) => outcome.kind === 'rejected' && outcome.status === 429)).toHaveLength(960)
  })
})

describe('every form', () => {
  const cases = formNames.flatMap((name) =>
    Object.keys(whole[name])
      .filter((field) => !optional.has(field))
      .map((field) => [name, field] as const),
  )
  const submit = vi.fn<SalesClient['submit']>(async ({ place }) => ({
    reference: toReference(place.key),
    isRepeated: false,
    problems: [],
    secondsToWait: null,
  }))
  let peers = 0
  const send = (name: FormName, values: Readonly<Record<string, unknown>>) => {
    if (!address) throw new Error('The test needs an address')
    const handler = createFormHandler({
      sales: { submit, confirmSubscription: async () => false, endSubscription: async () => false },
      pendingSubmissions: { store: () => Promise.reject(new Error('nothing is to be kept')) },
      onError: () => {},
    })
    const body = new URLSearchParams({ key: '0123456789abcdef' })
    for (const [field, value] of Object.entries(values))
      for (const text of Array.isArray(value) ? (value as string[]) : [value as string]) body.append(field, text)
    const clientAddress = `192.0.2.${(peers += 1) % 250}`
    return handler.submit(toPosted(body.toString(), clientAddress), name, address, 'http://localhost')
  }
  beforeEach(() => void submit.mockClear())

  it.each(formNames)('%s gets one reference, even if it is sent twice (FORM-11)', async (name) => {
    const [first, second] = [await send(name, whole[name]), await send(name, whole[name])]
    expect(first).toMatchObject({ kind: 'sent' })
    expect(second).toEqual(first)
    const keys = submit.mock.calls.map(([{ place }]) => place.key)
    expect(new Set(keys).size).toBe(1)
  })

  it.each(cases)('%s without %s is rejected with 400 and not submitted (FORM-04…08, FORM-17)', async (name, field) => {
    const { [field]: _, ...rest } = whole[name]
    for (const values of [rest, { ...rest, [field]: '' }]) {
      expect(await send(name, values)).toMatchObject({
        kind: 'rejected',
        status: 400,
        state: { problems: { [field]: expect.stringMatching(/^(?:required|unchecked|blank|invalid)$/) } },
      })
    }
    expect(submit).not.toHaveBeenCalled()
  })

  it.each(cases)('%s rejects %s if it is too long, sent twice or contains control characters', async (name, field) => {
    for (const bad of ['x'.repeat(5_001), ['a', 'b'], 'a\0b\u001bc\r\nBcc: d@e.example', '[object Object]\u0007']) {
      expect(await send(name, { ...whole[name], [field]: bad })).toMatchObject({
        kind: 'rejected',
        status: 400,
        state: { problems: { [field]: expect.any(String) } },
      })
    }
    expect(submit).not.toHaveBeenCalled()
  })
})

describe('one-click unsubscription by mail clients (RFC 8058)', () => {
  const token = 'a'.repeat(86)
  const ended: string[] = []
  const post = (url: string, body: string, headers: Record<string, string>, name: FormName = 'subscription') => {
    if (!address) throw new Error('The test needs an address')
    const handler = createFormHandler({
      sales: {
        submit: () => Promise.reject(new Error('nothing is submitted')),
        confirmSubscription: () => Promise.reject(new Error('nothing is confirmed')),
        endSubscription: (given) => {
          if (given.startsWith('d')) return Promise.reject(new Error('down'))
          return Promise.resolve(given === token && ended.push(given) > 0)
        },
      },
      pendingSubmissions: { store: () => Promise.reject(new Error('nothing is stored')) },
      onError: () => {},
    })
    const posted = { ...toPosted(body), isSameOrigin: false }
    posted.incoming.headers = headers
    posted.incoming.url = url
    return handler.submit(posted, name, address, 'http://localhost')
  }
  const encoded = { 'content-type': 'application/x-www-form-urlencoded' }
  const multipart = { 'content-type': 'multipart/form-data; boundary=b' }
  const parts = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'
  beforeEach(() => void ended.splice(0))

  it.each([
    ['URL-encoded', 'List-Unsubscribe=One-Click', encoded],
    ['multipart', parts, multipart],
  ])('ends the subscription of the link with a %s body', async (_form, body, headers) => {
    expect(await post(`/en/subscribe?leave=${token}`, body, headers)).toEqual({ kind: 'unsubscribed', status: 200 })
    expect(ended).toEqual([token])
  })

  it('responds 404 to a wrong link and 503 if the service is down, so that the client retries', async () => {
    const body = 'List-Unsubscribe=One-Click'
    expect(await post(`/en/subscribe?leave=${'b'.repeat(86)}`, body, encoded)).toMatchObject({ status: 404 })
    expect(await post(`/en/subscribe?leave=${'d'.repeat(86)}`, body, encoded)).toMatchObject({ status: 503 })
  })

  it.each([
    ['another body', `/en/subscribe?leave=${token}`, 'leave=1', 'subscription'],
    [
      'a body that only contains the words',
      `/en/subscribe?leave=${token}`,
      'text=List-Unsubscribe=One-Click',
      'subscription',
    ],
    ['no token', '/en/subscribe', 'List-Unsubscribe=One-Click', 'subscription'],
    ['another form', `/en/support?leave=${token}`, 'List-Unsubscribe=One-Click', 'support'],
  ] as const)('ends nothing with %s', async (_what, url, body, name) => {
    expect(await post(url, body, encoded, name)).toEqual({ kind: 'refused', status: 403 })
    expect(ended).toEqual([])
  })
})

const optional: ReadonlySet<string> = new Set(['message', 'paper', 'story'])
const person = { firstName: 'Vera', lastName: 'Muster', company: 'M' }
const whole: Readonly<Record<FormName, Readonly<Record<string, unknown>>>> = {
  support: { ...person, email: 'vera@firm.example', country: 'CH', product: 'P', serialNumber: '1' },
  inquiry: { ...person, email: 'vera@firm.example', country: 'CH', message: 'Hello' },
  whitepaper: { ...person, email: 'vera@firm.example', consent: 'yes' },
  feedback: { ...person, country: 'CH', message: 'Hello', story: '' },
  subscription: { email: 'vera@firm.example', topics: ['stories'], consent: 'yes' },
}

function toPosted(body: string, clientAddress = '192.0.2.1'): PostedForm {
  const incoming = new IncomingMessage(new Socket())
  incoming.headers = { 'content-type': 'application/x-www-form-urlencoded' }
  incoming.push(body)
  incoming.push(null)
  return { incoming, clientAddress, isSameOrigin: true }
}
