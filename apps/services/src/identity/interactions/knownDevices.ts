import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { knownDeviceLimits } from '../../limits.ts'

/**
 * Browsers in which an account has signed in before, or chosen a new password by a link in a mail. Their attempts count
 * separately, so that guesses from elsewhere never lock the owner out.
 */
export interface KnownDevices {
  /** Id of the browser if the account has signed in there before; null otherwise. */
  readonly read: (context: Context, email: string) => string | null
  readonly remember: (context: Context, email: string) => void
}

/** Creates the known devices of a process; processes with the same secret share them. The browser keeps them, in a cookie. */
export function createKnownDevices({ sessionSecret, issuer }: KnownDevicesOptions): KnownDevices {
  const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'known devices', 32))
  const { protocol, pathname } = new URL(issuer)

  /** Proves that the account of an address has signed in on the device; does not reveal the address. */
  const sign = (device: string, email: string) =>
    createHmac('sha256', key).update(`${device}\n${email}`).digest('base64url').slice(0, 22)
  const readProofs = (context: Context) => {
    const [device = '', ...proofs] = (getCookie(context, cookieName) ?? '').split('.')
    return { device, proofs: proofs.slice(0, knownDeviceLimits.accounts) }
  }

  return {
    read: (context, email) => {
      const { device, proofs } = readProofs(context)
      const expected = sign(device, email)
      return proofs.some((proof) => isEqual(proof, expected)) ? device : null
    },
    remember: (context, email) => {
      const stored = readProofs(context)
      const device = stored.proofs.length > 0 ? stored.device : randomBytes(16).toString('base64url')
      const proof = sign(device, email)
      const proofs = [proof, ...stored.proofs.filter((other) => other !== proof)].slice(0, knownDeviceLimits.accounts)
      setCookie(context, cookieName, [device, ...proofs].join('.'), {
        path: pathname,
        httpOnly: true,
        sameSite: 'Lax',
        secure: protocol === 'https:',
        maxAge: knownDeviceLimits.lifetime,
      })
    },
  }
}

interface KnownDevicesOptions {
  readonly issuer: string
  readonly sessionSecret: string
}

const cookieName = 'kudex-device'

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
