import autocannon from 'autocannon'
import { median } from './median.ts'
import { browser, origin } from './requests.ts'

/** A server under load: its name and the addresses of one page. */
export interface Server {
  readonly what: string
  readonly urls: readonly string[]
}

export interface Row {
  readonly what: string
  readonly requestsPerSecond: number
  /** Milliseconds. */
  readonly p50: number
  /** Milliseconds. */
  readonly p99: number
}

type Headers = Readonly<Record<string, string>>

/**
 * Measures servers in turn for `seconds` each, so that a change of the machine's speed affects all of them. Throws if an
 * answer is no success.
 */
export async function measureInTurn(
  servers: readonly Server[],
  { headers, seconds }: { readonly headers: Headers; readonly seconds: number },
): Promise<readonly Row[]> {
  const results = new Map(servers.map((server) => [server, [] as autocannon.Result[]]))
  for (const { urls } of servers) await load(urls, headers, 2)
  for (let round = 0; round < rounds; round++)
    for (const [{ urls }, list] of results) list.push(await load(urls, headers, seconds / rounds))
  return [...results].map(([{ what }, list]) => {
    const average = (read: (result: autocannon.Result) => number) =>
      list.reduce((sum, result) => sum + read(result), 0) / list.length
    return {
      what,
      requestsPerSecond: average(({ requests }) => requests.average),
      p50: average(({ latency }) => latency.p50),
      p99: average(({ latency }) => latency.p99),
    }
  })
}

async function load(urls: readonly string[], headers: Headers, duration: number): Promise<autocannon.Result> {
  const [url = ''] = urls
  const requests = urls.map((address) => ({ path: address.slice(new URL(url).origin.length) }))
  const result = await autocannon({ url, requests, headers, connections: 8, duration })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`)
  return result
}

/** `cache=false` is rate limited, so cold pages are requested one by one, below the limit. */
export async function measureCold(path: string): Promise<Row> {
  const times: number[] = []
  for (let i = 0; i < 12; i++) {
    const started = performance.now()
    const answer = await fetch(`${origin}${path}?cache=false`, { headers: browser })
    await answer.arrayBuffer()
    const taken = performance.now() - started
    times.push(taken)
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, 260 - taken)))
  }
  // Of twelve times the greatest is the 99th percentile.
  const p50 = median(times)
  return { what: 'host, everything cold, one at a time', requestsPerSecond: 1000 / p50, p50, p99: Math.max(...times) }
}

const rounds = 3
