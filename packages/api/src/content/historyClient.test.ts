import { expect, it, vi } from 'vitest'
import { createHistoryClient } from './historyClient.ts'

function createClient(respond: (path: string) => Response) {
  const fetch = vi.fn(async (address: Parameters<typeof globalThis.fetch>[0], _init?: RequestInit) =>
    respond(String(address).replace('https://content.test/write/', '')),
  )
  const client = createHistoryClient({
    url: 'https://content.test/write',
    token: 'secret',
    timeoutMilliseconds: 1_000,
    fetch: fetch as typeof globalThis.fetch,
  })
  return { client, fetch }
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
  const { client, fetch } = createClient((path) =>
    path.includes('?') ? Response.json({ title: null, versions: [] }) : Response.json({}, { status: 404 }),
  )
  expect((await client.fetchHistory({ kind: 'footers', id: 'main' }, selection)).opened).toBeNull()
  expect(fetch.mock.calls.map(([address]) => String(address))).toEqual([
    'https://content.test/write/footers/main/history?language=de&before=9',
    'https://content.test/write/footers/main/history/3',
  ])
})

it('asks for all changes with the filters that are set', async () => {
  const { client, fetch } = createClient(() => Response.json({ total: 0, changes: [], editors: [] }))
  const query = { kind: 'stories', editor: null, from: '2026-11-01T00:00:00.000Z', until: null }
  await client.fetchChanges({ ...query, offset: 50, language: 'en' })
  const address = new URL(String(fetch.mock.calls[0]?.[0]))
  expect(Object.fromEntries(address.searchParams)).toEqual({
    kind: 'stories',
    from: '2026-11-01T00:00:00.000Z',
    offset: '50',
    language: 'en',
  })
})

it('rejects if the service fails', async () => {
  const { client } = createClient(() => new Response(null, { status: 500 }))
  const query = { kind: null, editor: null, from: null, until: null, offset: 0, language: 'en' }
  await expect(client.fetchChanges(query)).rejects.toMatchObject({ name: 'ServiceError', status: 500 })
})
