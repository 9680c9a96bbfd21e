import { delay, http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTransport, ServiceError, TimeoutError, withTimeout, type TypedDocument } from './index.ts'

const url = 'http://service.test/graphql'
const document: TypedDocument<{ name: string }, { id: string }> = {
  toString: () => 'query Name($id: ID!) { name(id: $id) }',
}
const server = setupServer()

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

describe('a call to a GraphQL service', () => {
  it('posts the document and its variables as JSON with the given headers', async () => {
    const seen: { body?: unknown; stage?: string | null; token?: string | null } = {}
    server.use(
      http.post(url, async ({ request }) => {
        seen.body = await request.json()
        seen.stage = request.headers.get('gcms-stage')
        seen.token = request.headers.get('authorization')
        return HttpResponse.json({ data: { name: 'Alpha' } })
      }),
    )
    const transport = createTransport({ url, headers: { authorization: 'Bearer t' } })
    expect(await transport.request(document, { id: '1' }, { headers: { 'gcms-stage': 'DRAFT' } })).toEqual({
      name: 'Alpha',
    })
    expect(seen).toEqual({
      body: { query: String(document), variables: { id: '1' } },
      stage: 'DRAFT',
      token: 'Bearer t',
    })
  })

  it.each([
    ['not ok, with a body that is not GraphQL', 502, 'text/plain', 'Bad gateway'],
    ['not ok, with data', 500, 'application/json', '{"data":{"name":"Alpha"}}'],
    ['ok without data', 200, 'application/json', '{"data":null}'],
    ['ok with nothing of GraphQL in it', 200, 'application/json', '{}'],
    ['ok with HTML', 200, 'text/html', '<p>hello</p>'],
  ])(
    "fails with 'GraphQL Error (Code: {status})' when the answer is %s (ERR-01, ERR-02)",
    async (_, status, type, body) => {
      server.use(http.post(url, () => new HttpResponse(body, { status, headers: { 'content-type': type } })))
      await expect(createTransport({ url }).request(document, { id: '1' })).rejects.toMatchObject({
        message: `GraphQL Error (Code: ${status})`,
        kind: 'answer',
        status,
      })
    },
  )

  it.each([
    [200, { data: { name: 'Alpha' }, errors: [{ message: 'first' }, { message: 'second' }] }],
    [400, { errors: [{ message: 'first' }] }],
  ])('fails with the first server error, status %i, even with data (ERR-01, ERR-02)', async (status, body) => {
    server.use(http.post(url, () => HttpResponse.json(body, { status })))
    const failure = createTransport({ url }).request(document, { id: '1' })
    await expect(failure).rejects.toBeInstanceOf(ServiceError)
    await expect(failure).rejects.toMatchObject({ message: 'first', status })
  })

  it("says 'Network request failed' without a response (ERR-03)", async () => {
    server.use(http.post(url, () => HttpResponse.error()))
    await expect(createTransport({ url }).request(document, { id: '1' })).rejects.toMatchObject({
      message: 'Network request failed',
      kind: 'network',
      status: null,
    })
  })

  it("says 'Network request timed out' without a response in time (ERR-03)", async () => {
    server.use(http.post(url, async () => delay('infinite')))
    await expect(
      createTransport({ url, timeoutMilliseconds: 20 }).request(document, { id: '1' }),
    ).rejects.toMatchObject({
      message: 'Network request timed out',
      kind: 'timeout',
    })
  })

  it("is ended by the asker's signal with the asker's reason", async () => {
    server.use(http.post(url, async () => delay('infinite')))
    const asker = new AbortController()
    const call = createTransport({ url }).request(document, { id: '1' }, { signal: asker.signal })
    asker.abort(new Error('gone'))
    await expect(call).rejects.toThrow('gone')
  })
})

describe('the generic time limit', () => {
  it("rejects with 'Timeout' at the given time and not before (ERR-04)", async () => {
    vi.useFakeTimers()
    try {
      const settled = vi.fn()
      const limited = withTimeout(new Promise<never>(() => undefined), 3000)
      limited.catch(settled)
      await vi.advanceTimersByTimeAsync(2999)
      expect(settled).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      await expect(limited).rejects.toThrow(TimeoutError)
      await expect(limited).rejects.toThrow('Timeout')
    } finally {
      vi.useRealTimers()
    }
  })

  it('answers as the promise does when that is sooner (ERR-04)', async () => {
    await expect(withTimeout(Promise.resolve(1), 10)).resolves.toBe(1)
    await expect(withTimeout(Promise.reject(new Error('own')), 10)).rejects.toThrow('own')
  })
})
