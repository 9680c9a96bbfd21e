import { createHash, randomBytes } from 'node:crypto'
import { portal, scope, type TestIdentity } from './listenIdentity.ts'
import type { TestBrowser } from './testBrowser.ts'

/** Calls the identity service as the portal's script does, over HTTP (AUTH-18…22). */
export function createPortalClient({ issuer }: Pick<TestIdentity, 'issuer'>) {
  const redirectUri = `${portal}/callback`

  function toAuthorizeAddress(overrides: Readonly<Record<string, string | undefined>> = {}) {
    const verifier = randomBytes(32).toString('base64url')
    const parameters = {
      client_id: 'kudex-portal',
      redirect_uri: redirectUri,
      response_type: 'code',
      scope,
      state: randomBytes(16).toString('base64url'),
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...overrides,
    }
    const given = Object.entries(parameters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
    return { address: `${issuer}/authorize?${new URLSearchParams(given)}`, verifier, state: parameters.state }
  }

  function post(path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
    return fetch(`${issuer}/${path}`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'kudex-portal', ...fields }),
      headers: { origin: portal },
    })
  }

  function exchange(
    code: string,
    verifier: string,
    overrides: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const fields = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier }
    return post('access_token', { ...fields, ...overrides })
  }

  /** Follows redirects from the authorization request to the return address. */
  async function signIn(browser: TestBrowser, email: string, password: string) {
    const request = toAuthorizeAddress()
    const page = toLocation(await browser.get(request.address))
    const resumed = toLocation(await browser.submit(page, { email, password }))
    const callback = new URL(toLocation(await browser.get(resumed)))
    return { ...request, callback, code: callback.searchParams.get('code') ?? '' }
  }

  /** Signs in and exchanges the code. */
  async function signInForTokens(browser: TestBrowser, email: string, password: string): Promise<Tokens> {
    const { code, verifier } = await signIn(browser, email, password)
    return toTokens(await exchange(code, verifier))
  }

  return {
    toAuthorizeAddress,
    post,
    exchange,
    signIn,
    signInForTokens,
    readUser: (accessToken: string) =>
      fetch(`${issuer}/userinfo`, { headers: { authorization: `Bearer ${accessToken}`, origin: portal } }),
  }
}

export interface Tokens {
  readonly access_token: string
  readonly id_token: string
  readonly refresh_token: string
  readonly expires_in: number
}

/** The redirect target of a response. */
export function toLocation(response: Response): string {
  const location = response.headers.get('location')
  if (!location) throw new Error(`Expected a redirect, received ${response.status}`)
  return new URL(location, response.url).href
}

export async function toTokens(response: Response): Promise<Tokens> {
  if (response.status !== 200) throw new Error(`Expected tokens, received ${response.status}: ${await response.text()}`)
  return (await response.json()) as Tokens
}
