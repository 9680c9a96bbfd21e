/** The cookies of a request by name; of several with one name the first counts, as the nearest path comes first. */
export function readCookies(header: string | undefined): Readonly<Record<string, string | undefined>> {
  const cookies: Record<string, string> = Object.create(null)
  if (!header) return cookies
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=')
    if (equals < 1) continue
    const name = pair.slice(0, equals).trim()
    if (name in cookies) continue
    cookies[name] = pair.slice(equals + 1).trim()
  }
  return cookies
}

/** Tells whether a cookie header holds exactly this `name=value`, without taking the header apart. */
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
  options: { readonly expires: Date; readonly isSecure: boolean },
): string {
  const secure = options.isSecure ? '; Secure' : ''
  return `${name}=${value}; Path=/; Expires=${options.expires.toUTCString()}; SameSite=Lax${secure}`
}

/** When the cookies of locale and toggles expire: in ten years (LOCALE-13). */
export function toFarFuture(): Date {
  return new Date(Date.now() + 10 * 365 * 24 * 60 * 60 * 1000)
}
