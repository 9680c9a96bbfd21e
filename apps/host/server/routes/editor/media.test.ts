import type { EditingClient } from '@kudex/api/content'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMediaRoutes } from './mediaRoutes.ts'
import type { ReceiveMedia } from './receiveMedia.ts'

const editing = {
  listMedia: vi.fn<EditingClient['listMedia']>(),
  storeMedia: vi.fn<EditingClient['storeMedia']>(),
  replaceMedia: vi.fn<EditingClient['replaceMedia']>(),
  fetchImageId: vi.fn<EditingClient['fetchImageId']>(),
}
const receiveMedia = vi.fn<ReceiveMedia>()
const routes = createMediaRoutes({
  editing: editing as unknown as EditingClient,
  editors: { resolve: async () => ({ name: 'Eva' }) },
  receiveMedia,
})
const bindings = { incoming: { headers: {} } } as never

beforeEach(() => void vi.resetAllMocks())

function store(body: string) {
  return routes.request('/media', { method: 'POST', body })
}

describe('pictures and files for editors', () => {
  it('are listed by kind, search and part (issue 15)', async () => {
    editing.listMedia.mockResolvedValue({ total: 1, items: [{ name: 'hall' }] })
    const response = await routes.request('/media?kind=pictures&search=hall&offset=60')
    expect(await response.json()).toEqual({ total: 1, items: [{ name: 'hall' }] })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(editing.listMedia).toHaveBeenCalledWith({ kind: 'pictures', search: 'hall', offset: 60 })
  })

  it.each(['', '?kind=sites', '?kind=files&offset=-1'])('are not listed for %j', async (query) => {
    expect((await routes.request(`/media${query}`)).status).toBe(400)
    expect(editing.listMedia).not.toHaveBeenCalled()
  })

  it('are stored from an upload, or refused with what is possible', async () => {
    editing.storeMedia.mockResolvedValueOnce({ kind: 'stored', item: { kind: 'picture', name: 'hall-1' } })
    expect(await (await store('{"uploadId":"a"}')).json()).toEqual({ kind: 'picture', name: 'hall-1' })
    editing.storeMedia.mockResolvedValueOnce({ kind: 'stored', item: { kind: 'file', slug: 'prices' } })
    await store('{"uploadId":"a","language":"de"}')
    expect(editing.storeMedia.mock.lastCall?.[0]).toEqual({ uploadId: 'a', language: 'de' })
    editing.storeMedia.mockResolvedValueOnce({ kind: 'rejected', problems: [{ path: 'type', takes: 'a PDF' }] })
    expect((await store('{"uploadId":"a"}')).status).toBe(422)
    expect((await store('{"uploadId":1}')).status).toBe(400)
    expect((await store('{')).status).toBe(400)
    expect((await store('null')).status).toBe(400)
    expect((await store(`{"uploadId":"${'a'.repeat(1024 * 1024)}"}`)).status).toBe(413)
  })

  it('are replaced in the version that the editor has seen, with the name of the editor', async () => {
    const put = (headers: Record<string, string>, body = '{"uploadId":"a"}') =>
      routes.request('/files/prices/bytes', { method: 'PUT', headers, body }, bindings)
    expect((await put({})).status).toBe(428)
    expect((await put({ 'if-match': '"v1"' }, '{}')).status).toBe(400)
    expect(editing.replaceMedia).not.toHaveBeenCalled()
    editing.replaceMedia.mockResolvedValueOnce({ kind: 'replaced', version: 'v2' })
    expect(await (await put({ 'if-match': '"v1"' }, '{"uploadId":"a","language":"de"}')).json()).toEqual({
      version: 'v2',
    })
    expect(editing.replaceMedia.mock.lastCall?.[0]).toEqual({
      kind: 'files',
      id: 'prices',
      uploadId: 'a',
      language: 'de',
      version: 'v1',
      editor: 'Eva',
    })
    for (const [kind, status] of [
      ['refused', 422],
      ['stale', 412],
    ] as const) {
      editing.replaceMedia.mockResolvedValueOnce({ kind })
      expect((await put({ 'if-match': '"v1"' })).status).toBe(status)
    }
  })

  it.each([
    ['/pictures/hall/bytes/form?version=v1&path=/en/editor/pictures/hall', '/en/editor/pictures/hall?done=replaced'],
    ['/media/form?path=/en/editor/pictures', '/en/editor/files/prices?done=uploaded'],
  ])('are sent without script to %s, with the result in the address', async (path, location) => {
    const post = () => routes.request(path, { method: 'POST' }, bindings)
    editing.replaceMedia.mockResolvedValue({ kind: 'replaced', version: 'v2' })
    editing.storeMedia.mockResolvedValue({ kind: 'stored', item: { kind: 'file', slug: 'prices' } })
    receiveMedia.mockResolvedValueOnce({ kind: 'sent', uploadId: 'a', language: 'de' })
    const response = await post()
    expect([response.status, response.headers.get('location')]).toEqual([303, location])
    if (path.startsWith('/media'))
      expect(editing.storeMedia.mock.lastCall?.[0]).toEqual({ uploadId: 'a', language: 'de' })
    receiveMedia.mockResolvedValueOnce({ kind: 'failed', reason: 'tooLarge' })
    expect((await post()).headers.get('location')).toMatch(/\?failed=tooLarge$/)
    editing.replaceMedia.mockResolvedValue({ kind: 'stale' })
    editing.storeMedia.mockResolvedValue({ kind: 'rejected', problems: [] })
    receiveMedia.mockResolvedValueOnce({ kind: 'sent', uploadId: 'a', language: undefined })
    expect((await post()).headers.get('location')).toMatch(/\?failed=(stale|refused)$/)
  })

  it.each(['/media/form?path=//evil.test', '/pictures/hall/bytes/form?path=/a'])('refuse %s', async (path) => {
    expect((await routes.request(path, { method: 'POST' }, bindings)).status).toBe(400)
    expect(receiveMedia).not.toHaveBeenCalled()
  })

  it.each([
    ['hall-0a', 'hall-0a'],
    [null, 'default'],
  ])('have an address by name: %s', async (imageId, shown) => {
    editing.fetchImageId.mockResolvedValue(imageId)
    const response = await routes.request('/pictures/hall/image')
    expect([response.status, response.headers.get('location')]).toEqual([302, `/images/gallery/${shown}.webp`])
  })
})
