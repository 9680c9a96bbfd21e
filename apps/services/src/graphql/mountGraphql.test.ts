import { buildSchema, GraphQLError, type GraphQLSchema } from 'graphql'
import type { Hono } from 'hono'
import { pino } from 'pino'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mountGraphql } from './mountGraphql.ts'

const path = '/items/graphql'

function createSchema(): GraphQLSchema {
  const schema = buildSchema(`
    type Query { items: [Item!]! fails: String refuses: String waits: String }
    type Item { name: String items: [Item!]! }
  `)
  const query = schema.getQueryType()!.getFields()
  query['items']!.resolve = () => []
  query['fails']!.resolve = () => {
    throw new Error('password of the database: hunter2')
  }
  query['refuses']!.resolve = () => {
    throw new GraphQLError('The item does not exist.')
  }
  query['waits']!.resolve = () => new Promise(() => {})
  return schema
}

const written: string[] = []
const log = pino({ level: 'debug' }, { write: (line: string) => written.push(line) })

function mount(): Hono {
  return mountGraphql({ path, schema: createSchema(), createContext: () => ({}), log, introspection: false })
}

async function post(body: string, headers: Record<string, string> = {}): Promise<{ response: Response; body: Body }> {
  const request = { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } }
  const response = await mount().request(path, request)
  return { response, body: (await response.json()) as Body }
}

interface Body {
  data?: unknown
  errors: { message: string }[]
}

const ask = (query: string) => post(JSON.stringify({ query }))

describe('a GraphQL endpoint', () => {
  afterEach(() => {
    vi.useRealTimers()
    written.length = 0
  })

  it('executes a query', async () => {
    const { response, body } = await ask('{ items { name } }')
    expect(response.status).toBe(200)
    expect(body).toEqual({ data: { items: [] } })
  })

  it.each(['*/*', 'application/json', 'text/html'])('names one media type if the client accepts %s', async (accept) => {
    for (const query of ['{ items { name } }', '{ unknown }', '{ refuses }']) {
      const { response } = await post(JSON.stringify({ query }), { accept })
      expect([...new Headers(response.headers)]).toContainEqual(['content-type', 'application/json'])
    }
  })

  it('responds with application/graphql-response+json if the client accepts it', async () => {
    const accept = 'application/graphql-response+json, application/json'
    const { response } = await post(JSON.stringify({ query: '{ items { name } }' }), { accept })
    expect(response.headers.get('content-type')).toContain('application/graphql-response+json')
  })

  it.each([
    ['invalid JSON', 'nonsense'],
    ['an empty body', ''],
    ['a list (a batch)', '[{"query":"{ items { name } }"}]'],
    ['null', 'null'],
    ['no query', '{"variables":{}}'],
    ['a query that is not a string', '{"query":1}'],
    ['a document that does not parse', '{"query":"{"}'],
    ['an unknown field', '{"query":"{ nope }"}'],
    ['two operations without an operation name', '{"query":"query A { items { name } } query B { items { name } }"}'],
    ['an unknown operation name', '{"query":"query A { items { name } }","operationName":"B"}'],
    ['variables that are not an object', '{"query":"{ items { name } }","variables":"x"}'],
    ['a cyclic fragment', '{"query":"{ items { ...A } } fragment A on Item { items { ...A } }"}'],
  ])('responds 400 with a message to %s', async (_, text) => {
    const { response, body } = await post(text)
    expect(response.status).toBe(400)
    expect(body.errors[0]?.message).toEqual(expect.any(String))
    expect(JSON.stringify(body)).not.toMatch(/ at |node_modules|\.ts/)
  })

  it.each([
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    'application/graphql',
    '',
  ])('responds 415 to a body of %s, which other origins could send without a preflight', async (contentType) => {
    const { response } = await post('query={items{name}}', { 'content-type': contentType })
    expect(response.status).toBe(415)
  })

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'])('responds 405 without CORS headers to %s', async (method) => {
    const headers = { origin: 'https://evil.test', 'access-control-request-method': 'POST' }
    const response = await mount().request(`${path}?query={items{name}}`, { method, headers })
    expect(response.status).toBe(405)
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('sends no CORS headers', async () => {
    const { response } = await post('{"query":"{ items { name } }"}', { origin: 'https://evil.test' })
    expect([...response.headers].flat().join(' ')).not.toMatch(/evil|access-control/)
  })

  it('disables GraphiQL and introspection', async () => {
    const page = await mount().request(path, { headers: { accept: 'text/html' } })
    expect(page.status).toBe(405)
    const { response } = await ask('{ __schema { types { name } } }')
    expect(response.status).toBe(400)
  })

  it('names no fields of the schema to clients that guess', async () => {
    const { response, body } = await ask('{ item { name } fals }')
    expect(response.status).toBe(400)
    expect(body.errors.map(({ message }) => message)).toEqual([
      'Cannot query field "item" on type "Query".',
      'Cannot query field "fals" on type "Query".',
    ])
  })

  it('responds 413 to a body over the limit, whatever its Content-Length', async () => {
    const long = JSON.stringify({ query: `{ items { name } } #${'x'.repeat(100_000)}` })
    expect((await post(long)).response.status).toBe(413)
    expect((await post(long, { 'content-length': '10' })).response.status).toBe(413)
  })

  it.each([
    ['depth', `{ items ${'{ items '.repeat(20)} { name } ${'}'.repeat(20)} }`],
    ['cost', `{ items ${'{ items '.repeat(8)} { name } ${'}'.repeat(8)} }`],
    ['number of root fields', `{ ${Array.from({ length: 30 }, (_, index) => `a${index}: refuses`).join(' ')} }`],
    [
      'cost',
      `{ items { ...F0 } } ${Array.from({ length: 12 }, (_, index) => `fragment F${index} on Item { a: items { ...F${index + 1} } b: items { ...F${index + 1} } }`).join(' ')} fragment F12 on Item { name }`,
    ],
  ])('rejects a document that exceeds the limit of %s', async (what, query) => {
    const { response, body } = await ask(query)
    expect(response.status).toBe(400)
    expect(body.errors[0]?.message).toContain(`The document is too large: its ${what} is `)
  })

  it.each([
    ['fields', `{ items ${'{ items '.repeat(3000)} { name } ${'}'.repeat(3000)} }`],
    ['lists', `{ items(a: ${'['.repeat(9000)}${']'.repeat(9000)}) }`],
    ['unclosed brackets', '{'.repeat(50_000)],
  ])('rejects deeply nested %s before parsing could exhaust the stack', async (_, query) => {
    const { response, body } = await ask(query)
    expect(response.status).toBe(400)
    expect(body.errors[0]?.message).toBe('The document is too large: it is nested too deeply.')
  })

  it('rejects an unterminated string', async () => {
    expect((await ask(`{ "${'\\"'.repeat(20_000)}`)).response.status).toBe(400)
  })

  it('ignores brackets in strings and comments', async () => {
    expect((await ask(`{ refuses } # ${'{'.repeat(200)}`)).response.status).toBe(200)
    expect(
      (await ask(`query A($text: String = "${'{'.repeat(200)}") { refuses }`)).body.errors[0]?.message,
    ).not.toContain('nested')
  })

  it('masks and logs unexpected errors, and returns GraphQLErrors', async () => {
    const { body } = await ask('{ fails refuses }')
    expect(body.errors.map((error) => error.message)).toEqual([
      'Something went wrong in the service.',
      'The item does not exist.',
    ])
    expect(JSON.stringify(body)).not.toContain('hunter2')
    expect(written.join('')).toContain('hunter2')
  })

  it('responds 504 when a resolver does not finish', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const asked = ask('{ waits }')
    while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(10_000)
    const { response, body } = await asked
    expect(response.status).toBe(504)
    expect(body.errors[0]?.message).toBe('The service took too long.')
  })

  it('logs variables cut to 50 characters and without secrets (CONST-02)', async () => {
    const variables = { password: 'hunter2', text: 'x'.repeat(100) }
    await post(
      JSON.stringify({
        query: 'query Named($text: String) { items { name @skip(if: false) } }',
        variables: { text: variables.text },
      }),
    )
    await post(JSON.stringify({ query: 'query Secret($password: String) { items { name } }', variables }))
    const operations = written.map((line) => JSON.parse(line)).filter((line) => line.msg === 'operation')
    for (const { variables: logged } of operations) expect(logged.length).toBeLessThanOrEqual(50)
    expect(written.join('')).not.toContain('hunter2')
  })
})
