/** A minimal browser: cookies with paths, forms with origin, no script. */
export function createBrowser(): TestBrowser {
  const jar = new Map<string, Cookie>()

  async function send(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address)
    const cookies = [...jar.values()].filter(({ path }) => `${url.pathname}/`.startsWith(`${path.replace(/\/$/, '')}/`))
    const headers = new Headers(init.headers)
    if (cookies.length > 0) headers.set('cookie', cookies.map(({ name, value }) => `${name}=${value}`).join('; '))
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const cookie of response.headers.getSetCookie()) keep(jar, cookie)
    return response
  }

  return {
    get: (address, headers = {}) => send(address, { headers: { accept: 'text/html', ...headers } }),
    submit: (address, fields, headers = {}) =>
      send(address, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { accept: 'text/html', origin: new URL(address).origin, 'sec-fetch-site': 'same-origin', ...headers },
      }),
    cookies: () => [...jar.values()],
  }
}

export interface TestBrowser {
  readonly get: (address: string, headers?: Record<string, string>) => Promise<Response>
  /** Submits a form as its page would. */
  readonly submit: (
    address: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ) => Promise<Response>
  readonly cookies: () => readonly Cookie[]
}

export interface Cookie {
  readonly name: string
  readonly value: string
  readonly path: string
}

/** Cookies with the same name but different paths are different cookies. */
function keep(jar: Map<string, Cookie>, text: string): void {
  const [pair = '', ...attributes] = text.split(/; */)
  const separator = pair.indexOf('=')
  const [name, value] = [pair.slice(0, separator), pair.slice(separator + 1)]
  const path = attributes.find((attribute) => attribute.toLowerCase().startsWith('path='))?.slice(5) ?? '/'
  if (value === '') jar.delete(`${name} ${path}`)
  else jar.set(`${name} ${path}`, { name, value, path })
}
