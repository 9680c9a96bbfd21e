import { parse } from 'hono/utils/cookie'
import type { PageSession } from '../../request/requestContext.types.ts'
import { createTokenChecks } from './checkTokens.ts'
import type { OfferedTokens, OpenOutcome, SessionSettings } from './session.types.ts'
import { createSeal } from '../createSeal.ts'
import { defaultSessionLifetime, maxSessionLifetime } from '../limits.ts'

/** Name of the cookie that opens protected pages. */
export const sessionCookieName = 'kudex-session'

export interface Sessions {
  /** Verifies tokens and creates the cookie of a session. */
  open(tokens: OfferedTokens): Promise<OpenOutcome>
  /** Resolves the visitor from the `Cookie` header; the identity provider confirms it every few seconds. */
  readonly resolve: (cookieHeader: string | null | undefined) => Promise<PageSession>
  /** The tokens of the session, not checked again; null without a session. */
  readTokens(cookieHeader: string | null | undefined): Promise<SessionTokens | null>
  /** Checks that the tokens of a call are valid and belong to the user of the session. */
  authorize(
    cookieHeader: string | null | undefined,
    tokens: Omit<OfferedTokens, 'expiresIn'>,
  ): Promise<'accepted' | 'refused' | 'unavailable'>
  /** Drops the cached checks of the session's tokens in this process. */
  forget(cookieHeader: string | null | undefined): Promise<void>
}

/** Creates the sessions of the host. They are stateless: hosts with the same secret share them. */
export function createSessions(settings: SessionSettings): Sessions {
  const checks = createTokenChecks(settings)
  const seal = createSeal(settings.sessionSecret, 'kudex session cookie')

  async function read(cookieHeader: string | null | undefined): Promise<SealedSession | null> {
    const value = cookieHeader ? parse(cookieHeader, sessionCookieName)[sessionCookieName] : undefined
    return value ? readSession(await seal.open(value), Date.now()) : null
  }

  return {
    async open({ accessToken, idToken, expiresIn }) {
      // A cached refusal may be older than the token: check again.
      checks.forgetHolder(accessToken)
      const [subject, holder] = await Promise.all([checks.verifyIdToken(idToken), checks.resolveHolder(accessToken)])
      if (subject === null || holder === null) return { kind: 'refused' }
      if (subject === undefined || holder === undefined) return { kind: 'unavailable' }
      if (holder.subject !== subject) return { kind: 'refused' }
      const lifetime = Math.min(maxSessionLifetime, expiresIn ?? defaultSessionLifetime)
      if (lifetime <= 0) return { kind: 'refused' }
      const value = await seal.seal({ version, accessToken, idToken, expiresAt: Date.now() + lifetime })
      // Browsers drop larger cookies silently.
      if (value.length + sessionCookieName.length > 3900) return { kind: 'too-large' }
      return { kind: 'open', cookie: { value, maxAge: Math.ceil(lifetime / 1000) } }
    },

    async resolve(cookieHeader) {
      const session = await read(cookieHeader)
      if (!session) return { kind: 'none' }
      const holder = await checks.resolveHolder(session.accessToken)
      if (holder === undefined) return { kind: 'unavailable' }
      if (holder === null) return { kind: 'none' }
      const { accessToken, idToken } = session
      return { kind: 'active', user: holder.user, tokens: { accessToken, identityToken: idToken } }
    },

    readTokens: read,

    async authorize(cookieHeader, { accessToken, idToken }) {
      const session = await read(cookieHeader)
      if (!session) return 'refused'
      const [owner, holder, subject] = await Promise.all([
        checks.resolveHolder(session.accessToken),
        checks.resolveHolder(accessToken),
        checks.verifyIdToken(idToken),
      ])
      if (owner === null || holder === null || subject === null) return 'refused'
      if (owner === undefined || holder === undefined || subject === undefined) return 'unavailable'
      return owner.subject === subject && holder.subject === subject ? 'accepted' : 'refused'
    },

    async forget(cookieHeader) {
      const session = await read(cookieHeader)
      if (session) checks.forgetHolder(session.accessToken)
    },
  }
}

/** Credentials for calls to services in the name of the visitor. */
export interface SessionTokens {
  readonly accessToken: string
  readonly idToken: string
}

/** Content of the cookie. */
interface SealedSession extends SessionTokens {
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** Increase it when the content changes: cookies of other versions are ignored. */
const version = 1

function readSession(content: unknown, now: number): SealedSession | null {
  if (typeof content !== 'object' || content === null) return null
  const { version: found, accessToken, idToken, expiresAt } = content as Readonly<Record<string, unknown>>
  if (found !== version || typeof accessToken !== 'string' || typeof idToken !== 'string') return null
  if (typeof expiresAt !== 'number' || expiresAt <= now) return null
  return { accessToken, idToken, expiresAt }
}
