import { Agent, request } from 'node:http'

/** Creates a function that requests the n-th of a sequence of distinct addresses from the host. */
export function createDistinctRequests(port: number): (index: number) => Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  return async (index) => {
    const address = toDistinctAddress(index)
    const status = await send(agent, port, address)
    if (status >= 500) throw new Error(`${address.path} answers ${status}`)
  }
}

/** Addresses that any client can invent, all distinct: queries, hosts, unknown paths, searches, redirects. */
function toDistinctAddress(index: number): { readonly path: string; readonly host: string } {
  const host = 'localhost'
  const page = pages[index % pages.length] ?? '/en'
  switch (index % 10) {
    case 0:
    case 1:
    case 2:
      return { host, path: `${page}?utm_campaign=${index}` }
    case 3:
    case 4:
      return { host, path: `${page}?q=${index}` }
    case 5:
      return { host, path: `/en/nowhere-${index}/${'x'.repeat(index % 200)}` }
    case 6:
      return { host, path: `/de/products/nothing-${index}` }
    case 7:
      return { host: `${index}.strangers.example`, path: page }
    case 8:
      return { host, path: `/without-locale-${index}` }
    default:
      return { host, path: `${page}/index.pageContext.json?page=${index}` }
  }
}

const pages: readonly string[] = [
  '/en',
  '/de',
  '/en/products',
  '/de/products',
  '/en/services',
  '/en/contacts',
  '/fr-ch',
]

function send(agent: Agent, port: number, { path, host }: { path: string; host: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'accept-encoding': 'br' }
    request({ agent, host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
      .on('error', reject)
      .end()
  })
}
