import { Agent, request } from 'node:http'

/** Addresses that anybody can invent, each another one: queries, hosts, paths that lead nowhere, searches, redirects. */
export function toDistinctAddress(index: number): { readonly path: string; readonly host: string } {
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

/** Asks for many addresses with a few connections; answers how many of each class of status there were. */
export async function askFor(
  port: number,
  [from, to]: readonly [number, number],
  toAddress: typeof toDistinctAddress,
): Promise<Map<string, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const counts = new Map<string, number>()
  let next = from
  const work = async () => {
    while (next < to) {
      const { path, host } = toAddress(next++)
      const status = await ask(agent, port, { path, host })
      const group = `${Math.floor(status / 100)}xx`
      counts.set(group, (counts.get(group) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  agent.destroy()
  return counts
}

const connections = 8

const pages: readonly string[] = [
  '/en',
  '/de',
  '/en/products',
  '/de/products',
  '/en/services',
  '/en/contacts',
  '/fr-ch',
]

function ask(agent: Agent, port: number, { path, host }: { path: string; host: string }): Promise<number> {
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
