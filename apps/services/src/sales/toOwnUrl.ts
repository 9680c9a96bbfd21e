/** Restricts a URL to our own origins, so that mails never link to other sites. */
export function toOwnUrl(pageUrl: string, origins: readonly string[]): string {
  const url = URL.canParse(pageUrl) ? new URL(pageUrl) : null
  const origin = url && origins.includes(url.origin) ? url.origin : (origins[0] ?? '')
  return origin + (url && /^[\w/-]{1,300}$/.test(url.pathname) ? url.pathname : '/')
}
