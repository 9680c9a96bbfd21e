import { parseRawPath } from '../paths/rawPath.ts'

/**
 * True if a redirect may have this target: a path of the same origin or an http(s) URL without credentials. Rejects
 * what browsers read as another host (`//host`, `/\host`), other schemes and control characters (ROUTE-21).
 */
export function isTargetAddress(address: string): boolean {
  return isOwnPath(address) || isWebAddress(address)
}

/** True if an address is a path of the same origin, its query and fragment included. */
export function isOwnPath(address: string): boolean {
  if (!/^\/(?![/\\])/.test(address) || !isPlain(address)) return false
  const { segments, isValid } = parseRawPath(address.split(/[?#]/)[0] ?? '')
  // An encoded slash becomes another path once it is decoded.
  return isValid && segments.every((segment) => !segment.includes('/'))
}

/** True if an address is an http(s) URL with a host and without credentials. */
export function isWebAddress(address: string): boolean {
  if (!/^https?:\/\/[^/\\?#]/i.test(address) || !isPlain(address)) return false
  const url = URL.parse(address)
  return url !== null && url.hostname !== '' && url.username === '' && url.password === ''
}

/** True if a text, a menu or a footer may contain the link (PAGE-11, ROUTE-12, ROUTE-13, ROUTE-25). */
export function isLinkAddress(address: string): boolean {
  if (!isPlain(address)) return false
  if (/^hard:/i.test(address)) return isTargetAddress(address.slice('hard:'.length))
  return /^(?:#|action:[\w-]+$|mailto:.|tel:.)/i.test(address) || isTargetAddress(address)
}

/** Browsers drop some of these characters and read others as slashes. */
function isPlain(address: string): boolean {
  // oxlint-disable-next-line no-control-regex -- the pattern matches control characters
  return address.isWellFormed() && !/[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/.test(address)
}
