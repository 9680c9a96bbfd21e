import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'

export const issuer = 'http://identity.test/realms/alpha'

/** An identity provider for tests: real keys and signatures; its responses can be changed. */
export async function createTestIdentity() {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), alg: 'RS256', use: 'sig', kid: 'one' }
  const holders = new Map<string, { readonly sub: string; readonly roles: readonly string[] }>()
  const counts = { userinfo: 0 }
  const server = setupServer(
    http.get(`${issuer}/.well-known/openid-configuration`, () =>
      HttpResponse.json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        revocation_endpoint: `${issuer}/revoke`,
        end_session_endpoint: `${issuer}/end`,
        jwks_uri: `${issuer}/keys`,
      }),
    ),
    http.get(`${issuer}/keys`, () => HttpResponse.json({ keys: [jwk] })),
    http.get(`${issuer}/userinfo`, ({ request }) => {
      counts.userinfo += 1
      const holder = holders.get(request.headers.get('authorization')?.replace('Bearer ', '') ?? '')
      return holder
        ? HttpResponse.json({ ...holder, subname: holder.sub, name: 'Carla Customer' })
        : HttpResponse.json({ error: 'invalid_token' }, { status: 401 })
    }),
  )

  /** An ID token; options make it invalid. */
  async function signIdToken(wrong: IdTokenOptions = {}): Promise<string> {
    const key = wrong.isForeignKey ? (await generateKeyPair('RS256')).privateKey : privateKey
    return new SignJWT({})
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(wrong.issuer ?? issuer)
      .setAudience(wrong.audience ?? 'kudex-portal')
      .setSubject(wrong.subject ?? 'carla')
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + (wrong.seconds ?? 600))
      .sign(key)
  }

  return {
    server,
    counts,
    signIdToken,
    grant: (accessToken: string, sub = 'carla', roles = ['kmx_a']) => void holders.set(accessToken, { sub, roles }),
    revoke: (accessToken: string) => void holders.delete(accessToken),
    breakDown: () => server.use(http.get(`${issuer}/*`, () => HttpResponse.error())),
    removeDiscovery: () =>
      server.use(http.get(`${issuer}/.well-known/openid-configuration`, () => new HttpResponse(null, { status: 404 }))),
  }
}

interface IdTokenOptions {
  readonly isForeignKey?: boolean
  readonly issuer?: string
  readonly audience?: string
  readonly subject?: string
  readonly seconds?: number
}
