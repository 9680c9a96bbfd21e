import { hkdfSync } from 'node:crypto'
import { CompactEncrypt, compactDecrypt } from 'jose'
import { parse } from 'hono/utils/cookie'
import type { PageGrant } from '../../request/pageGrant.types.ts'
import { grantLifetime, maxGrants } from '../limits.ts'

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
