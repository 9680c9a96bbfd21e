import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createVerifyTokens, type VerifyTokens } from './verifyTokens.ts'

describe('the verification of tokens', () => {
  let server: Server
  let issuer = ''
  let headers = new Headers()
  let verify: VerifyTokens
  /** Status and claims of the userinfo endpoint, and its calls. */
  let status = 200
  let claims: Record<string, unknown> = {}
  let calls = 0

  beforeAll(async () => {
    const { publicKey, privateKey } = await generateKeyPair('RS256')
    const keys = [{ ...(await exportJWK(publicKey)), alg: 'RS256' }]
    server = createServer((request, response) => {
      const isUserinfo = request.url === '/userinfo'
      if (isUserinfo) calls += 1
      const body = isUserinfo
        ? claims
        : request.url === '/keys'
          ? { keys }
          : { jwks_uri: `${issuer}/keys`, userinfo_endpoint: `${issuer}/userinfo` }
      response.writeHead(isUserinfo ? status : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    issuer = `http://localhost:${(server.address() as AddressInfo).port}`
    const idToken = await new SignJWT()
      .setProtectedHeader({ alg: 'RS256' })
      .setSubject('u1')
      .setIssuer(issuer)
      .setAudience('portal')
      .setIssuedAt()
      .setExpirationTime('1 hour')
      .sign(privateKey)
    headers = new Headers({ authorization: 'Bearer access', 'x-identity-token': idToken })
  })
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'Date'] })
    // The cache takes entries of the time 0 for entries without expiry.
    vi.advanceTimersByTime(1)
    ;[status, calls] = [200, 0]
    claims = { sub: 'u1', name: 'Ada King', email: null, roles: ['a'], organizations: ['o1'] }
    verify = createVerifyTokens({ issuer, clientId: 'portal' })
  })
  afterEach(() => vi.useRealTimers())
  afterAll(() => server.close())

  it('asks the provider once in 10 seconds, and refuses a revoked token after them', async () => {
    const person = { kind: 'person', id: 'u1', name: 'Ada King', email: null, roles: ['a'], organizations: ['o1'] }
    expect(await Promise.all([verify(headers), verify(headers)])).toEqual([person, person])
    vi.advanceTimersByTime(9_000)
    status = 401
    expect(await verify(headers)).toEqual(person)
    expect(calls).toBe(1)
    vi.advanceTimersByTime(2_000)
    expect(await verify(headers)).toBeNull()
    expect(calls).toBe(2)
  })

  it('refuses an expired ID token, also while its access token is known', async () => {
    expect(await verify(headers)).not.toBeNull()
    vi.advanceTimersByTime(60 * 60 * 1000 + 6_000)
    expect(await verify(headers)).toBeNull()
  })

  it('takes a single role or organization as a list, and ignores other values (AUTH-04)', async () => {
    claims = { sub: 'u1', roles: 'a', organizations: [7, 'o1'] }
    expect(await verify(headers)).toMatchObject({ name: '', roles: ['a'], organizations: ['o1'] })
  })

  it('distinguishes a failing provider from a refused token, and recovers', async () => {
    status = 500
    expect(await verify(headers)).toBeUndefined()
    status = 200
    expect(await verify(headers)).toMatchObject({ id: 'u1' })
    claims = {}
    vi.advanceTimersByTime(31_000)
    expect(await verify(headers)).toBeNull()
  })
})
