import { hkdfSync } from 'node:crypto'
import { CompactEncrypt, compactDecrypt } from 'jose'
import { parse } from 'hono/utils/cookie'
import type { PageGrant } from '../../request/pageGrant.types.ts'
import { grantLifetime, maxGrants } from '../limits.ts'

/** Name of the cookie that remembers which protected pages a visitor opened; sealed, so that nobody writes it himself. */
export const pageAccessCookieName = 'kudex-page-access'

export interface PageGrants {
  /** The grants that a request's `Cookie` header carries; none when it was altered or is over. */
  read(cookieHeader: string | null | undefined): Promise<readonly PageGrant[]>
  /** The cookie's value with one more grant; the oldest gives way where there are many. */
  add(cookieHeader: string | null | undefined, grant: Omit<PageGrant, 'expiresAt'>): Promise<string>
}

/** Creates the keeper of grants: it stores nothing, so hosts that share the secret share the grants (PAGE-15). */
export function createPageGrants(sessionSecret: string): PageGrants {
  const key = new Uint8Array(hkdfSync('sha256', sessionSecret, '', 'kudex page access cookie', 32))

  async function read(cookieHeader: string | null | undefined): Promise<readonly PageGrant[]> {
    const value = cookieHeader ? parse(cookieHeader, pageAccessCookieName)[pageAccessCookieName] : undefined
    if (!value) return []
    try {
      const { plaintext } = await compactDecrypt(value, key, {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      })
      return readGrants(JSON.parse(new TextDecoder().decode(plaintext)))
    } catch {
      return []
    }
  }

  return {
    read,
    async add(cookieHeader, { pageId, version }) {
      const others = (await read(cookieHeader)).filter((grant) => grant.pageId !== pageId)
      const grants = [...others, { pageId, version, expiresAt: Date.now() + grantLifetime }].slice(-maxGrants)
      const content = new TextEncoder().encode(JSON.stringify(grants))
      return new CompactEncrypt(content).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(key)
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
