import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EditorHost, startEditorHost } from '../../testing/startEditorHost.ts'

let host: EditorHost
beforeAll(async () => {
  host = await startEditorHost({
    limits: { service: 100, page: 5_000 },
    respond: async ({ path }) => {
      await setTimeout(300)
      return { status: 200, body: path.startsWith('/write/media') ? { kind: 'file', slug: 'film' } : { version: 'v2' } }
    },
  })
})
afterAll(() => host.stop())

async function send(path: string, init: RequestInit): Promise<number> {
  const headers = { cookie: host.cookie, 'sec-fetch-site': 'same-origin', 'if-match': '"v1"' }
  const response = await host.send(path, { ...init, headers })
  await response.body?.cancel()
  return response.status
}

const upload = JSON.stringify({ uploadId: 'a' })
const toForm = (fields: Readonly<Record<string, string>>) => new URLSearchParams({ path: '/en/editor', ...fields })
function toFileForm(): FormData {
  const form = new FormData()
  form.set('file', new File(['<xliff/>'], 'pages-de.xlf'))
  return form
}

describe('a content service that takes longer than a page may wait', () => {
  it.each([
    ['stores files', 'POST', '/api/editor/media', upload, 200],
    ['replaces files', 'PUT', '/api/editor/files/film/bytes', upload, 200],
    ['restores files', 'POST', '/api/editor/files/film/restore', toForm({ version: 'v1', number: '3' }), 303],
    ['exports translations', 'POST', '/api/translation/export', toForm({ page: 'about', language: 'de' }), 200],
    ['imports translations', 'POST', '/en/editor/translation-import', toFileForm(), 303],
  ])('%s', async (_name, method, path, body, status) => {
    expect(await send(path, { method, body })).toBe(status)
  })

  it('has the short time limit for other requests', async () => {
    expect(await send('/api/editor/pages/press', {})).toBe(503)
  })
})
