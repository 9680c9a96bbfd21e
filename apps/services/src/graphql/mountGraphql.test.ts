import { buildSchema, GraphQLError, type GraphQLSchema } from 'graphql'
import type { Hono } from 'hono'
import { pino } from 'pino'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mountGraphql } from './mountGraphql.ts'

const path = '/things/graphql'

function createSchema(): GraphQLSchema {
  const schema = buildSchema(`
    type Query { things: [Thing!]! fails: String refuses: String waits: String }
    type Thing { name: String things: [Thing!]! }
  `)
  const query = schema.getQueryType()!.getFields()
  query['things']!.resolve = () => []
  query['fails']!.resolve = () => {
    throw new Error('password of the database: hunter2')
  }
  query['refuses']!.resolve = () => {
    throw new GraphQLError('There is no such thing.')
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

  it('answers a query', async () => {
    const { response, body } = await ask('{ things { name } }')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(body).toEqual({ data: { things: [] } })
  })

  it('answers in the media type of the specification to who accepts it', async () => {
    const accept = 'application/graphql-response+json, application/json'
    const { response } = await post(JSON.stringify({ query: '{ things { name } }' }), { accept })
    expect(response.headers.get('content-type')).toContain('application/graphql-response+json')
  })

  it.each([
    ['no JSON', 'nonsense'],
    ['nothing', ''],
    ['a list (a batch)', '[{"query":"{ things { name } }"}]'],
    ['null', 'null'],
    ['no query', '{"variables":{}}'],
    ['a query that is no text', '{"query":1}'],
    ['a document that does not parse', '{"query":"{"}'],
    ['a field that is not there', '{"query":"{ nope }"}'],
    ['two operations and no name', '{"query":"query A { things { name } } query B { things { name } }"}'],
    ['an unknown operation name', '{"query":"query A { things { name } }","operationName":"B"}'],
    ['variables that are no object', '{"query":"{ things { name } }","variables":"x"}'],
    ['a fragment inside itself', '{"query":"{ things { ...A } } fragment A on Thing { things { ...A } }"}'],
  ])('answers 400 with a message to %s', async (_, text) => {
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
  ])('answers 415 to a body of %s, which a foreign page can send', async (contentType) => {
    const { response } = await post('query={things{name}}', { 'content-type': contentType })
    expect(response.status).toBe(415)
  })

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'])('answers 405 to %s, whatever the origin', async (method) => {
    const headers = { origin: 'https://evil.test', 'access-control-request-method': 'POST' }
    const response = await mount().request(`${path}?query={things{name}}`, { method, headers })
    expect(response.status).toBe(405)
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('never names a foreign origin', async () => {
    const { response } = await post('{"query":"{ things { name } }"}', { origin: 'https://evil.test' })
    expect([...response.headers].flat().join(' ')).not.toMatch(/evil|access-control/)
  })

  it('shows no GraphiQL and no schema', async () => {
    const page = await mount().request(path, { headers: { accept: 'text/html' } })
    expect(page.status).toBe(405)
    const { response } = await ask('{ __schema { types { name } } }')
    expect(response.status).toBe(400)
  })

  it('answers 413 to a body that is too long, whatever its length header says', async () => {
    const long = JSON.stringify({ query: `{ things { name } } #${'x'.repeat(100_000)}` })
    expect((await post(long)).response.status).toBe(413)
    expect((await post(long, { 'content-length': '10' })).response.status).toBe(413)
  })

  it.each([
    ['depth', `{ things ${'{ things '.repeat(20)} { name } ${'}'.repeat(20)} }`],
    ['cost', `{ things ${'{ things '.repeat(8)} { name } ${'}'.repeat(8)} }`],
    ['number of root fields', `{ ${Array.from({ length: 30 }, (_, index) => `a${index}: refuses`).join(' ')} }`],
    [
      'cost',
      `{ things { ...F0 } } ${Array.from({ length: 12 }, (_, index) => `fragment F${index} on Thing { a: things { ...F${index + 1} } b: things { ...F${index + 1} } }`).join(' ')} fragment F12 on Thing { name }`,
    ],
  ])('refuses a document of too great %s', async (what, query) => {
    const { response, body } = await ask(query)
    expect(response.status).toBe(400)
    expect(body.errors[0]?.message).toContain(`The document is too large: its ${what} is `)
  })

  it.each([
    ['fields', `{ things ${'{ things '.repeat(3000)} { name } ${'}'.repeat(3000)} }`],
    ['lists', `{ things(a: ${'['.repeat(9000)}${']'.repeat(9000)}) }`],
    ['brackets without an end', '{'.repeat(50_000)],
  ])('refuses %s that would exhaust the stack before they are measured', async (_, query) => {
    const { response, body } = await ask(query)
    expect(response.status).toBe(400)
    expect(body.errors[0]?.message).toBe('The document is too large: it is nested too deeply.')
  })

  it('reads texts without an end once', async () => {
    const startedAt = performance.now()
    expect((await ask(`{ "${'\\"'.repeat(20_000)}`)).response.status).toBe(400)
    expect(performance.now() - startedAt).toBeLessThan(2_000)
  })

  it('does not count brackets in texts and comments', async () => {
    expect((await ask(`{ refuses } # ${'{'.repeat(200)}`)).response.status).toBe(200)
    expect(
      (await ask(`query A($text: String = "${'{'.repeat(200)}") { refuses }`)).body.errors[0]?.message,
    ).not.toContain('nested')
  })

  it('masks what failed inside, logs it, and shows what it refuses on purpose', async () => {
    const { body } = await ask('{ fails refuses }')
    expect(body.errors.map((error) => error.message)).toEqual([
      'Something went wrong in the service.',
      'There is no such thing.',
    ])
    expect(JSON.stringify(body)).not.toContain('hunter2')
    expect(written.join('')).toContain('hunter2')
  })

  it('answers 504 when a resolver never ends', async () => {
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
        query: 'query Named($text: String) { things { name @skip(if: false) } }',
        variables: { text: variables.text },
      }),
    )
    await post(JSON.stringify({ query: 'query Secret($password: String) { things { name } }', variables }))
    const operations = written.map((line) => JSON.parse(line)).filter((line) => line.msg === 'operation')
    for (const { variables: logged } of operations) expect(logged.length).toBeLessThanOrEqual(50)
    expect(written.join('')).not.toContain('hunter2')
  })
})
