import { createRemoteJWKSet, customFetch, exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { verifyIdToken } from './index.ts'

const [issuer, clientId] = ['https://identity.test', 'portal']

describe('an ID token', () => {
  let privateKey: CryptoKey
  let keys: object

  beforeAll(async () => {
    const pair = await generateKeyPair('RS256')
    privateKey = pair.privateKey
    keys = { keys: [{ ...(await exportJWK(pair.publicKey)), alg: 'RS256' }] }
  })

  const sign = (claims: object = {}) => {
    const now = Math.floor(Date.now() / 1000)
    return new SignJWT({ sub: 'u1', iss: issuer, aud: clientId, iat: now, exp: now + 60, ...claims })
      .setProtectedHeader({ alg: 'RS256' })
      .sign(privateKey)
  }

  const verify = (idToken: string, fetchKeys: () => Promise<Response> = async () => Response.json(keys)) =>
    verifyIdToken(idToken, {
      findKey: createRemoteJWKSet(new URL('https://identity.test/keys'), { [customFetch]: fetchKeys }),
      issuer,
      clientId,
    })

  it('names its subject', async () => {
    expect(await verify(await sign())).toBe('u1')
  })

  it.each([
    ['of another issuer', { iss: 'https://evil.test' }],
    ['for another client', { aud: 'other' }],
    ['that is expired', { exp: 1 }],
    ['without a subject', { sub: undefined }],
  ])('is refused if it is one %s', async (_, claims) => {
    expect(await verify(await sign(claims))).toBeNull()
  })

  it('is refused if it is none, or of a foreign key', async () => {
    expect(await verify('a.b.c')).toBeNull()
    const { publicKey } = await generateKeyPair('RS256')
    const foreign = { keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256' }] }
    expect(await verify(await sign(), async () => Response.json(foreign))).toBeNull()
  })

  it.each([
    ['the provider is down', async () => Promise.reject(new Error('down'))],
    ['the provider fails', async () => new Response(null, { status: 500 })],
    ['the provider sends no keys', async () => Response.json({ error: 'busy' })],
  ])('is not refused while %s', async (_, fetchKeys) => {
    await expect(verify(await sign(), fetchKeys)).rejects.toThrow()
  })
})
