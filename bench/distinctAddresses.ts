import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Memory of a host in megabytes while clients request distinct addresses. */
export interface MemoryGrowth {
  readonly addresses: number
  readonly start: number
  /** After the first tenth: caches are full, code is compiled. */
  readonly warm: number
  /** Right after the last response. */
  readonly busy: number
  /** Twenty seconds later, after an idle host has released memory. */
  readonly end: number
}

/** Requests `count` distinct addresses and measures the resident memory of the host from outside. */
export async function measureMemory(port: number, pid: number, addresses: number): Promise<MemoryGrowth> {
  const start = memoryOf(pid)
  const first = Math.ceil(addresses / 10)
  await askFor(port, [0, first])
  const warm = memoryOf(pid)
  await askFor(port, [first, addresses])
  const busy = memoryOf(pid)
  await pause(20_000)
  return { addresses, start, warm, busy, end: memoryOf(pid) }
}

/** Megabytes of resident memory. */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
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

/** Requests the addresses over a few connections. */
async function askFor(port: number, [from, to]: readonly [number, number]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let next = from
  const work = async () => {
    while (next < to) {
      const address = toDistinctAddress(next++)
      const status = await ask(agent, port, address)
      if (status >= 500) throw new Error(`${address.path} answers ${status}`)
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  agent.destroy()
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
