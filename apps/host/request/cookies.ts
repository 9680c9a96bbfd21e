import { parseCookie, stringifySetCookie } from 'cookie'

/** Parses cookies without decoding them. Of several with one name the first counts: it has the most specific path. */
export function readCookies(header: string | undefined): Readonly<Record<string, string | undefined>> {
  return parseCookie(header ?? '', { decode: (value) => value })
}

/** True if a cookie header holds exactly this `name=value`, without parsing the header. */
export function hasCookie(header: string | undefined, pair: string): boolean {
  if (!header) return false
  for (let at = header.indexOf(pair); at !== -1; at = header.indexOf(pair, at + 1)) {
    const before = at === 0 ? ';' : header[at - 1]
    const after = header[at + pair.length] ?? ';'
    if ((before === ';' || before === ' ') && after === ';') return true
  }
  return false
}

/** Writes a cookie for the whole site: SameSite=Lax, Secure on https (contract, cookies). */
export function writeCookie(
  name: string,
  value: string,
  { expires, isSecure }: { readonly expires: Date; readonly isSecure: boolean },
): string {
  return stringifySetCookie({ name, value, path: '/', expires, sameSite: 'lax', secure: isSecure })
}

/** Expiry of the locale and toggle cookies: in ten years (LOCALE-13). */
export function toFarFuture(): Date {
  return new Date(Date.now() + 10 * 365 * 24 * 60 * 60 * 1000)
}
