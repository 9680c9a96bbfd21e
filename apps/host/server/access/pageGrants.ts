import { parse } from 'hono/utils/cookie'
import { createSeal } from '../createSeal.ts'
import { grantLifetime, maxGrants } from '../limits.ts'

/** A protected page that a visitor unlocked with its password. */
export interface PageGrant {
  readonly pageId: string
  /** Version of the password; the grant ends when the password changes. */
  readonly version: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** Encrypted cookie with the protected pages that a visitor unlocked. */
export const pageAccessCookieName = 'kudex-page-access'

export interface PageGrants {
  /** Reads the valid grants of a `Cookie` header; none if the cookie was altered. */
  read(cookieHeader: string | null | undefined): Promise<readonly PageGrant[]>
  /** Returns the cookie value with one more grant; drops the oldest above the maximum. */
  add(cookieHeader: string | null | undefined, grant: Omit<PageGrant, 'expiresAt'>): Promise<string>
}

/** Creates the page grants. They are stateless: hosts with the same secret share them (PAGE-15). */
export function createPageGrants(sessionSecret: string): PageGrants {
  const { seal, open } = createSeal(sessionSecret, 'kudex page access cookie')

  async function read(cookieHeader: string | null | undefined): Promise<readonly PageGrant[]> {
    const value = cookieHeader ? parse(cookieHeader, pageAccessCookieName)[pageAccessCookieName] : undefined
    return value ? readGrants(await open(value)) : []
  }

  return {
    read,
    async add(cookieHeader, { pageId, version }) {
      const others = (await read(cookieHeader)).filter((grant) => grant.pageId !== pageId)
      return seal([...others, { pageId, version, expiresAt: Date.now() + grantLifetime }].slice(-maxGrants))
    },
  }
}

function readGrants(content: unknown): readonly PageGrant[] {
  if (!Array.isArray(content)) return []
  return content.filter(isGrant).filter(({ expiresAt }) => expiresAt > Date.now())
}

function isGrant(value: unknown): value is PageGrant {
  if (typeof value !== 'object' || value === null) return false
  const { pageId, version, expiresAt } = value as Readonly<Record<string, unknown>>
  return typeof pageId === 'string' && typeof version === 'string' && typeof expiresAt === 'number'
}
