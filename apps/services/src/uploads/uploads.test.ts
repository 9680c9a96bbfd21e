import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, truncate } from 'node:fs/promises'
import { createServer, request as openRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { uploadSizeLimit } from '@kudex/domain/limits'
import { createJobs } from '../jobs/createJobs.ts'
import { jobs as jobsTable } from '../jobs/tables.ts'
import { describeDatabases } from '../testing/describeDatabases.ts'
import { makeMedia } from './testing/makeMedia.ts'
import { readMetadata } from './readMetadata.ts'
import { createSweep } from './sweep.ts'
import { uploads as uploadsTable } from './tables.ts'
import { uploadLimits } from '../limits.ts'
import { createUploadRepository } from './uploadRepository.ts'
import { createUploadHandler } from './uploadHandler.ts'
import { createUploadStore, type UploadStore } from './uploadStore.ts'

const protocol = { 'tus-resumable': '1.0.0' }

describeDatabases('the upload service', (open) => {
  let folder = ''
  let address = ''
  let server: Server
  let store: UploadStore
  let isThrottled = false
  /** Id of an upload that a ticket refers to. */
  let attached: string | null = null
  const isAttached = async (id: string) => id === attached
  const mails: unknown[] = []
  const faults: unknown[] = []
  const incomplete: string[] = []
  const openRepository = () =>
    createUploadRepository({
      queries: open().queries,
      jobs: createJobs({ queries: open().queries, log: pino({ level: 'silent' }) }),
      sendMail: async (mail) => void mails.push(mail),
      supportEmail: 'support@kudex.example',
    })

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kudex-uploads-'))
    store = createUploadStore(folder)
    const handler = createUploadHandler({
      repository: openRepository(),
      store,
      resolveClientAddress: () => '192.0.2.1',
      limiter: { consume: async () => (isThrottled ? { secondsToWait: 60 } : null) },
      isAttached,
      onIncomplete: (id) => incomplete.push(id),
      onError: (error) => faults.push(error),
    })
    server = createServer((request, response) => void handler(request, response)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true, force: true })
    expect(faults).toEqual([])
  })

  const begin = (size: number, headers: Record<string, string> = {}) =>
    fetch(`${address}/uploads`, {
      method: 'POST',
      headers: { ...protocol, 'upload-length': String(size), ...headers },
    })
  const beginAt = async (size: number, headers?: Record<string, string>) =>
    (await begin(size, headers)).headers.get('location') ?? ''
  const send = (location: string, offset: number, body: Uint8Array<ArrayBuffer>) =>
    fetch(address + location, {
      method: 'PATCH',
      headers: { ...protocol, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
      body,
    })
  const readOffset = async (location: string) => {
    const response = await fetch(address + location, { method: 'HEAD', headers: protocol })
    return response.ok ? Number(response.headers.get('upload-offset')) : response.status
  }
  const find = async (location: string) => {
    const rows = await open().queries.select().from(uploadsTable)
    return rows.find(({ id }) => location.endsWith(id))
  }

  it.each([
    [99.9, 201],
    [100, 201],
    [100.1, 413],
  ])('responds to an announced size of %s MB with %i (FORM-14)', async (megabytes, status) => {
    const response = await begin(Math.round(megabytes * 1024 * 1024))
    expect(response.status).toBe(status)
    expect(response.headers.get('tus-resumable')).toBe('1.0.0')
    if (status === 413) expect(response.headers.get('tus-max-size')).toBe(String(uploadSizeLimit))
    else await fetch(address + response.headers.get('location'), { method: 'DELETE', headers: protocol })
  })

  it('stores a file, returns its reference number and notifies support once', async () => {
    const bytes = makeMedia(300_000)
    mails.length = 0
    const hash = vi.spyOn(store, 'hash')
    const toBase64 = (text: string) => Buffer.from(text).toString('base64')
    const name = toBase64('../Gerät\r\n.png')
    const response = await begin(bytes.length, { 'upload-metadata': `filename ${name}` })
    const location = response.headers.get('location') ?? ''
    const sent = await send(location, 0, bytes)
    expect([sent.status, sent.headers.get('upload-offset')]).toEqual([204, '300000'])
    // Repeated requests, as after a lost response.
    expect(await readOffset(location)).toBe(300_000)
    expect((await send(location, 300_000, new Uint8Array())).status).toBe(204)
    // Hashing reads the whole file.
    expect(hash).toHaveBeenCalledOnce()
    hash.mockRestore()
    expect(mails).toMatchObject([
      {
        template: 'upload-received',
        to: 'support@kudex.example',
        reference: response.headers.get('upload-reference'),
        file: { filename: 'Gerät.png', size: 300_000, contentType: 'image/png' },
      },
    ])
    expect(await find(location)).toMatchObject({ hash: toHash(bytes), contentType: 'image/png' })
    const { headers } = await fetch(address + location, { method: 'HEAD', headers: protocol })
    const metadata = `filename ${toBase64('Gerät.png')},filetype ${toBase64('image/png')}`
    expect(headers.get('upload-metadata')).toBe(metadata)
  })

  it('sends support no mail about a file for a ticket (TICKET-16)', async () => {
    const bytes = makeMedia(1_000)
    mails.length = 0
    const [name, purpose] = ['press.png', 'ticket'].map((text) => Buffer.from(text).toString('base64'))
    const location = await beginAt(bytes.length, { 'upload-metadata': `filename ${name},purpose ${purpose}` })
    expect((await send(location, 0, bytes)).status).toBe(204)
    expect(await find(location)).toMatchObject({ filename: 'press.png', purpose: 'ticket', contentType: 'image/png' })
    expect(mails).toEqual([])
  })

  it('can be read, whole or in part, only if a ticket refers to it (TICKET-16)', async () => {
    const bytes = makeMedia(1_000)
    const location = await beginAt(bytes.length)
    await send(location, 0, bytes)
    const read = (range?: string) =>
      fetch(address + location, { headers: { ...protocol, ...(range !== undefined && { range }) } })
    expect((await read()).status).toBe(404)
    attached = location.slice(-64)
    const whole = await read()
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(toHash(new Uint8Array(await whole.arrayBuffer()))).toBe(toHash(bytes))
    const part = await read('bytes=10-19')
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 10-19/1000'])
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(10, 20))
    expect((await read('bytes=1000-')).status).toBe(416)
    attached = null
  })

  it.each([
    ['is missing', (file: string) => rm(file)],
    ['has lost bytes', (file: string) => truncate(file, 10)],
  ])('is not found if its file %s, with one warning (TICKET-16)', async (_, damage) => {
    const bytes = makeMedia(1_000)
    const location = await beginAt(bytes.length)
    await send(location, 0, bytes)
    const id = location.slice(-64)
    await damage(join(folder, id))
    attached = id
    const response = await fetch(address + location, { headers: protocol })
    attached = null
    expect([response.status, await response.text(), incomplete.splice(0)]).toEqual([404, '', [id]])
  })

  it('resumes an interrupted upload at any offset with identical bytes (FORM-16)', { timeout: 120_000 }, async () => {
    const isFull = process.env['KUDEX_CHECK_SIZE'] === 'full'
    const size = isFull ? 8 * 1024 * 1024 : 512 * 1024
    console.log(`uploads: interrupted at 20 random offsets of ${size} bytes (${isFull ? 'full' : 'reduced'})`)
    const bytes = makeMedia(size)
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: size - 1 }), { minLength: 20, maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(cuts, async (offsets) => {
        const location = await beginAt(size)
        let offset = 0
        for (const end of offsets.toSorted((a, b) => a - b)) {
          const hanging = openPart(address + location, offset, size - offset)
          hanging.write(bytes.subarray(offset, end))
          await vi.waitFor(async () => expect(await readOffset(location)).toBe(end), { interval: 10, timeout: 10_000 })
          hanging.destroy()
          offset = end
        }
        expect((await send(location, offset, bytes.slice(offset))).status).toBe(204)
        expect((await find(location))?.hash).toBe(toHash(bytes))
      }),
      { numRuns: isFull ? 5 : 1 },
    )
  })

  it.each([
    ['a text named like a picture', 'GIF? no'],
    ['a web page', '<!doctype html><script>alert(1)</script>'],
    ['an SVG, which can contain scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a program', 'MZ\u0090\0'],
  ])('rejects %s by its bytes, whatever its name, and deletes it (FORM-13)', async (_name, text) => {
    const bytes = new TextEncoder().encode(text.padEnd(200_000, ' '))
    const location = await beginAt(bytes.length, { 'upload-metadata': `filename ${btoa('picture.png')}` })
    // The first bytes identify the media type, so the first part is rejected.
    const response = await send(location, 0, bytes.slice(0, 100))
    expect([response.status, response.headers.get('upload-problem')]).toEqual([415, 'wrongKind'])
    expect(await readOffset(location)).toBe(404)
    expect(await readdir(folder)).not.toContain(location.split('/').at(-1))
  })

  it('creates uploads idempotently by key, and appends a repeated part once', async () => {
    const bytes = makeMedia(4_000)
    const key = { 'idempotency-key': 'ab'.repeat(16) }
    const location = await beginAt(bytes.length, key)
    expect((await send(location, 0, bytes.slice(0, 1_000))).status).toBe(204)
    const again = await begin(bytes.length, key)
    expect([again.headers.get('location'), again.headers.get('upload-offset')]).toEqual([location, '1000'])
    const repeated = await send(location, 0, bytes.slice(0, 1_000))
    expect([repeated.status, repeated.headers.get('upload-offset')]).toEqual([409, '1000'])
    expect(await beginAt(4_001, key)).not.toBe(location)
    expect(await beginAt(4_000)).not.toBe(await beginAt(4_000))
  })

  it('rejects more bytes than announced', async () => {
    const bytes = makeMedia(5_000)
    const location = await beginAt(4_000)
    expect((await send(location, 0, bytes)).status).toBe(413)
    expect(await readOffset(location)).toBe(0)
    // The same without Content-Length.
    const body = new ReadableStream({ start: (stream) => (stream.enqueue(bytes), stream.close()) })
    const response = await fetch(address + location, {
      method: 'PATCH',
      headers: { ...protocol, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
      body,
      duplex: 'half',
    } as RequestInit)
    expect(response.status).toBe(413)
    expect(await readOffset(location)).toBe(0)
  })

  it('terminates an upload only by its id', async () => {
    const location = await beginAt(4_000)
    await send(location, 0, makeMedia(4_000).slice(0, 100))
    const end = (path: string) => fetch(address + path, { method: 'DELETE', headers: protocol })
    expect((await end(`/uploads/${'0'.repeat(64)}`)).status).toBe(404)
    expect((await end(location)).status).toBe(204)
    expect(await readOffset(location)).toBe(404)
    expect((await end(location)).status).toBe(404)
  })

  it('rejects invalid requests, and to read an upload without a ticket', async () => {
    const location = await beginAt(4_000)
    const status = async (path: string, init: RequestInit) => (await fetch(address + path, init)).status
    expect(await status(location, { headers: protocol })).toBe(404)
    expect(await status(location, { method: 'PUT', headers: protocol })).toBe(405)
    expect(await status('/uploads', { method: 'POST' })).toBe(412)
    for (const length of ['', '-1', '1.5', 'a', '0', '1e3']) {
      expect(await status('/uploads', { method: 'POST', headers: { ...protocol, 'upload-length': length } })).toBe(400)
    }
    expect(await status('/uploads/../../etc/passwd', { method: 'HEAD', headers: protocol })).toBe(404)
    const patch = { method: 'PATCH', body: 'x' }
    expect(await status(location, { ...patch, headers: { ...protocol, 'upload-offset': '0' } })).toBe(415)
    const options = await fetch(`${address}/uploads`, { method: 'OPTIONS' })
    expect(options.headers.get('tus-extension')).toBe('creation,expiration,termination')
    expect(options.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('limits new uploads per address but not repeated creations', async () => {
    const key = { 'idempotency-key': 'cd'.repeat(16) }
    await begin(100, key)
    isThrottled = true
    const response = await begin(100)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
    expect((await begin(100, key)).status).toBe(201)
    isThrottled = false
  })

  it('removes unfinished uploads after a day, finished ones after 30 days, attached ones never', async () => {
    const bytes = makeMedia(1_000)
    const [unfinished, finished] = [await beginAt(1_000), await beginAt(1_000)]
    await send(unfinished, 0, bytes.slice(0, 500))
    await send(finished, 0, bytes)
    const id = (location: string) => location.split('/').at(-1) ?? ''
    const sweepAt = async (days: number) => {
      const sweep = createSweep({
        repository: openRepository(),
        store,
        isAttached,
        now: () => Date.now() + days * 86_400_000,
      })
      for (const location of [unfinished, finished]) await sweep({ id: '1', payload: id(location) })
      return [await readOffset(unfinished), await readOffset(finished)]
    }
    expect(await sweepAt(0.9)).toEqual([500, 1_000])
    expect(await sweepAt(1.1)).toEqual([404, 1_000])
    attached = id(finished)
    expect(await sweepAt(uploadLimits.keptDays + 1)).toEqual([404, 1_000])
    expect((await fetch(address + finished, { method: 'DELETE', headers: protocol })).status).toBe(403)
    attached = null
    expect(await sweepAt(uploadLimits.keptDays + 1)).toEqual([404, 404])
    expect(await readdir(folder)).not.toContain(id(finished))
    const scheduled = await open().queries.select().from(jobsTable)
    expect(scheduled.filter(({ payload }) => payload === id(finished))).toHaveLength(2)
  })

  it('resumes in a new request while an earlier one still hangs', async () => {
    const bytes = makeMedia(2_000)
    const location = await beginAt(2_000)
    const hanging = openPart(address + location, 0, 2_000)
    hanging.write(bytes.subarray(0, 700))
    await vi.waitFor(async () => expect(await readOffset(location)).toBe(700))
    expect((await send(location, 700, bytes.slice(700))).status).toBe(204)
    expect(toHash(await readFile(join(folder, location.split('/').at(-1) ?? '')))).toBe(toHash(bytes))
    hanging.destroy()
  })
})

describe('readMetadata', () => {
  it.each([
    ['plain.png', 'plain.png'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\fotos\\a.jpg', 'a.jpg'],
    ['a\r\nBcc: b@c.example.png', 'aBcc: b@c.example.png'],
    ['\u202Egnp.exe', 'gnp.exe'],
    ['', 'file'],
    ['x'.repeat(400), 'x'.repeat(200)],
  ])('reads %j as %j', (given, kept) => {
    const header = `filetype aW1hZ2U=,filename ${Buffer.from(given).toString('base64')}`
    expect(readMetadata(header)).toEqual({ filename: kept, purpose: null })
  })

  it('returns one line without folders for any header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const metadata = readMetadata(`filename ${Buffer.from(name).toString('base64')}`)
        expect(metadata?.filename).toMatch(/^[^\\/\r\n\0]{1,400}$/u)
      }),
    )
    for (const header of ['filename %%%', 'a'.repeat(3_000)]) expect(readMetadata(header)).toBeNull()
  })
})

function toHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function openPart(url: string, offset: number, announced: number) {
  const request = openRequest(url, {
    method: 'PATCH',
    headers: {
      ...protocol,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
      'content-length': String(announced),
    },
  })
  request.on('error', () => {})
  return request
}
