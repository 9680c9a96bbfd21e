import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { thumbnailReadTimeout } from '../../limits.ts'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { attachments } from '../tables.ts'
import { connectorHeaders, findAccount, openTicketing, storeTicket, toHeaders } from '../testing/ticketingFixture.ts'

describeDatabases('an attachment of a ticket', (open) => {
  let opened: Awaited<ReturnType<typeof openTicketing>>
  let uploads: Server
  let folder = ''
  const ranges: (string | undefined)[] = []
  /** Bytes of uploads by the first character of their ids. */
  const bytes: Record<string, Buffer> = { a: Buffer.from('bytes') }

  beforeAll(async () => {
    uploads = createServer((request, response) => {
      ranges.push(request.headers.range)
      const file = bytes[request.url?.at(-1) ?? '']
      // Begins to respond and goes no further.
      if (request.url?.endsWith('e')) return void response.writeHead(200, { 'Content-Length': 10 }).write('begin')
      if (!file) return void response.writeHead(404).end()
      response.writeHead(request.headers.range ? 206 : 200, { 'Content-Type': 'image/png', 'X-Internal': 'secret' })
      response.end(file)
    }).listen(0, '127.0.0.1')
    await once(uploads, 'listening')
    const { port } = uploads.address() as AddressInfo
    folder = await mkdtemp(join(tmpdir(), 'kudex-attachments-'))
    opened = await openTicketing(open(), { uploadsUrl: `http://127.0.0.1:${port}/uploads`, dataFolder: folder })
    const { queries } = open()
    for (const [id, organization] of [
      ['acme', 'acme-harness'],
      ['other', 'acme-harness'],
      ['globex', 'globex-kabel'],
    ] as const) {
      await storeTicket(queries, organization, { id })
    }
    const file = { commentId: null, name: 'Gerät "1".png', mediaType: 'image/png', size: 5, sortIndex: 0 }
    await queries.insert(attachments).values([
      { ...file, id: 'acme-file', ticketId: 'acme', uploadId: 'a'.repeat(64) },
      { ...file, id: 'lost-file', ticketId: 'acme', uploadId: 'b'.repeat(64) },
      { ...file, id: 'large-file', ticketId: 'acme', uploadId: 'd'.repeat(64), size: 6_000_000 },
      { ...file, id: 'slow-file', ticketId: 'acme', uploadId: 'd'.repeat(64) },
      { ...file, id: 'endless-file', ticketId: 'acme', uploadId: 'e'.repeat(64) },
      { ...file, id: 'video', ticketId: 'acme', uploadId: 'd'.repeat(64), mediaType: 'video/mp4' },
      { ...file, id: 'globex-file', ticketId: 'globex', uploadId: 'a'.repeat(64) },
    ])
  })
  afterAll(async () => {
    await opened.identity.close()
    uploads.close()
    uploads.closeAllConnections()
    await rm(folder, { recursive: true, force: true })
  })

  const get = (ticketId: string, id: string, headers: Record<string, string> = {}) => {
    const route = opened.service.routes.find(({ prefix }) => prefix === '/ticketing/tickets')
    if (!route || !('app' in route)) throw new Error('There is no such route')
    return route.app.request(`/ticketing/tickets/${ticketId}/attachments/${id}`, { headers })
  }
  const signIn = async (name: string) => toHeaders(await opened.signIn(findAccount(name)))

  it('is read by those who may see the ticket, whole or in part, with its name (TICKET-16)', async () => {
    const response = await get('acme', 'acme-file', { ...(await signIn('carla')), range: 'bytes=0-4' })
    expect([response.status, await response.text(), ranges.at(-1)]).toEqual([206, 'bytes', 'bytes=0-4'])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'image/png',
    })
    expect(response.headers.get('content-disposition')).toMatch(/^inline; filename="[^"]*1-\.png"/)
    expect(response.headers.get('x-internal')).toBeNull()
    for (const headers of [await signIn('ines'), connectorHeaders]) {
      expect((await get('acme', 'acme-file', headers)).status).toBe(200)
    }
  })

  it('has a thumbnail of a picture of any size, which is made once (TICKET-16)', async () => {
    const carla = await signIn('carla')
    const thumbnail = async (id: string, headers = carla) => get('acme', `${id}/thumbnail`, headers)
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const picture = sharp({ create: { width: 2_000, height: 1_500, channels: 3, background: 'white', noise } })
    bytes['d'] = await picture.png({ compressionLevel: 0 }).toBuffer()
    expect(bytes['d'].length).toBeGreaterThan(2 * 1024 * 1024)
    const before = ranges.length
    const first = await thumbnail('large-file')
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(await sharp(Buffer.from(await first.arrayBuffer())).metadata()).toMatchObject({ width: 320, height: 240 })
    expect((await thumbnail('large-file')).status).toBe(200)
    expect(ranges).toHaveLength(before + 1)

    // Not a picture, a video, a lost upload, a stranger.
    for (const id of ['acme-file', 'video', 'lost-file']) expect((await thumbnail(id)).status).toBe(404)
    expect((await thumbnail('large-file', await signIn('gina'))).status).toBe(404)
    expect((await thumbnail('large-file', {})).status).toBe(401)
  })

  it('has a thumbnail later if it could not be made in time', async () => {
    const carla = await signIn('carla')
    bytes['d'] = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'white' } })
      .png()
      .toBuffer()
    const readStatus = async (id: string) => (await get('acme', `${id}/thumbnail`, carla)).status
    const toSignal = AbortSignal.timeout.bind(AbortSignal)
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((milliseconds) => toSignal(milliseconds === thumbnailReadTimeout ? 100 : milliseconds))
    expect(await readStatus('endless-file')).toBe(503)
    timeout.mockRestore()

    // The message of sharp.
    vi.spyOn(sharp.prototype, 'toBuffer').mockRejectedValueOnce(new Error('timeout: 40% complete'))
    expect([await readStatus('slow-file'), await readStatus('slow-file')]).toEqual([404, 200])
  })

  it('is not found by others, as if it did not exist (TICKET-19)', async () => {
    const gina = await signIn('gina')
    const unknown = await get('acme', 'unknown', gina)
    const expected = [unknown.status, await unknown.text()]
    expect(unknown.status).toBe(404)
    for (const [ticketId, id, headers] of [
      ['acme', 'acme-file', gina],
      ['globex', 'acme-file', gina],
      ['acme', 'acme-file', await signIn('nora')],
      ['other', 'acme-file', await signIn('carla')],
      ['acme', 'lost-file', await signIn('carla')],
      ['acme', '%00', await signIn('carla')],
    ] as const) {
      const response = await get(ticketId, id, headers)
      expect([response.status, await response.text()]).toEqual(expected)
    }
  })

  it('is refused without valid tokens of one user', async () => {
    const [carla, gina] = [await signIn('carla'), await signIn('gina')]
    for (const headers of [
      {},
      { authorization: carla['authorization'] ?? '' },
      { ...carla, 'x-identity-token': gina['x-identity-token'] ?? '' },
    ]) {
      expect((await get('acme', 'acme-file', headers)).status).toBe(401)
    }
  })
})
