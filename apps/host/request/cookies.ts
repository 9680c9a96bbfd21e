import { parseCookie, stringifySetCookie } from 'cookie'

/** The cookies of a request by name, not decoded; of several with one name the first counts, as the nearest path comes first. */
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

/** When the cookies of locale and toggles expire: in ten years (LOCALE-13). */
export function toFarFuture(): Date {
  return new Date(Date.now() + 10 * 365 * 24 * 60 * 60 * 1000)
}
