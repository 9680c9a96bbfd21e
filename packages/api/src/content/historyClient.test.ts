import { expect, it } from 'vitest'
import { createHistoryClient } from './historyClient.ts'

function createClient(respond: (path: string) => Response) {
  const paths: string[] = []
  const client = createHistoryClient({
    url: 'https://content.test/write',
    token: 'secret',
    timeoutMilliseconds: 1_000,
    fetch: async (input) => {
      const path = new Request(input).url.replace('https://content.test/write/', '')
      paths.push(path)
      return respond(path)
    },
  })
  return { client, paths }
}

const selection = { before: 9, opened: 3, language: 'de' }

it('reads the versions of an entry before a number, and the one whose differences are asked for', async () => {
  const { client } = createClient((path) =>
    path.includes('?') ? Response.json({ title: 'Ada', versions: [{ number: 8 }] }) : Response.json({ number: 3 }),
  )
  const history = await client.fetchHistory({ kind: 'contacts', id: 'ada' }, selection)
  expect(history).toEqual({ title: 'Ada', versions: [{ number: 8 }], opened: { number: 3 } })
})

it('has no opened version if the service does not know it', async () => {
  const { client, paths } = createClient((path) =>
    path.includes('?') ? Response.json({ title: null, versions: [] }) : Response.json({}, { status: 404 }),
  )
  expect((await client.fetchHistory({ kind: 'footers', id: 'main' }, selection)).opened).toBeNull()
  expect(paths).toEqual(['footers/main/history?language=de&before=9', 'footers/main/history/3'])
})

it('asks for all changes with the filters that are set', async () => {
  const { client, paths } = createClient(() => Response.json({ total: 0, changes: [], editors: [] }))
  const query = { kind: 'stories', editor: null, from: '2026-11-01T00:00:00.000Z', until: null }
  await client.fetchChanges({ ...query, offset: 50, language: 'en' })
  expect(Object.fromEntries(new URLSearchParams(paths[0]?.split('?')[1]))).toEqual({
    kind: 'stories',
    from: '2026-11-01T00:00:00.000Z',
    offset: '50',
    language: 'en',
  })
})

it('sends the name of an editor that is too long without half a character', async () => {
  let sent: string | null = null
  const client = createHistoryClient({
    url: 'https://content.test/write',
    token: 'secret',
    timeoutMilliseconds: 1_000,
    fetch: async (_, init) => {
      sent = new Headers(init?.headers).get('kudex-editor')
      return Response.json({})
    },
  })
  const editor = `${'a'.repeat(99)}😀`
  expect(await client.restoreVersion({ kind: 'pages', id: 'a' }, 1, { version: 'v', editor })).toBe('done')
  expect(decodeURIComponent(sent ?? '')).toBe(`${'a'.repeat(99)}\uFFFD`)
})

it('accepts a response without a body', async () => {
  const { client } = createClient(() => new Response(null, { status: 204 }))
  const author = { version: 'v', editor: null }
  expect(await client.restoreVersion({ kind: 'pages', id: 'a' }, 1, author)).toBe('done')
})

it('rejects with the error of a service if the response ends early', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) })
  const { client } = createClient(() => new Response(body))
  const query = { kind: null, editor: null, from: null, until: null, offset: 0, language: 'en' }
  await expect(client.fetchChanges(query)).rejects.toMatchObject({ name: 'ServiceError', kind: 'network' })
})

it('rejects if the service fails', async () => {
  const { client } = createClient(() => new Response(null, { status: 500 }))
  const query = { kind: null, editor: null, from: null, until: null, offset: 0, language: 'en' }
  await expect(client.fetchChanges(query)).rejects.toMatchObject({ name: 'ServiceError', status: 500 })
})
