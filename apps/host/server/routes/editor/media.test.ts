import type { EditingClient } from '@kudex/api/content'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMediaRoutes } from './mediaRoutes.ts'

const editing = {
  listMedia: vi.fn<EditingClient['listMedia']>(),
  storeMedia: vi.fn<EditingClient['storeMedia']>(),
  fetchImageId: vi.fn<EditingClient['fetchImageId']>(),
}
const routes = createMediaRoutes({ editing: editing as unknown as EditingClient })

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
    editing.storeMedia.mockResolvedValueOnce({ kind: 'rejected', problems: [{ path: 'type', takes: 'a PDF' }] })
    expect((await store('{"uploadId":"a"}')).status).toBe(422)
    expect((await store('{"uploadId":1}')).status).toBe(400)
    expect((await store('{')).status).toBe(400)
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
