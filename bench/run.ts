import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { splitPreloads } from '@kudex/host/pages/shared/head/splitPreloads.ts'
import autocannon from 'autocannon'
import { createDistinctRequests } from './distinctAddresses.ts'
import { measureFirstPaint, type FirstPaint } from './firstPaint.ts'
import { splitDocument, type Capture, type PageName, type Wire } from './limits/capture.ts'
import { measureMemory, memoryOf, toMemoryLine } from './memory.ts'
import { measureNavigation, type Navigation } from './navigation.ts'
import { measureResolution, resolutionBudget } from './resolution.ts'
import { createServiceRequests } from './serviceRequests.ts'
import { ports, startHydratedLimit, startLimit, startSystem, startUncachedHost, stop, stopAll } from './system.ts'

// `npm run bench`: measures the production system and, in the same run and with the same bytes, its limits. Only
// ratios within one run are comparable; absolute figures depend on the machine.
const origin = `http://localhost:${ports.host}`
const seconds = Number(process.env['KUDEX_BENCH_SECONDS'] ?? 6)
const rounds = 3
const paintRounds = 5
const addresses = Number(process.env['KUDEX_BENCH_ADDRESSES'] ?? 20_000)
const paths: Record<PageName, string> = {
  home: '/en',
  list: '/en/products',
  detail: '/en/products/cutting-stripping/cut-strip-machines/benchtop-cut-strip/cs-240',
}
const ways = [
  { from: '/en/products', to: '/en/products/crimping' },
  { from: '/en/products/cutting-stripping/cut-strip-machines/benchtop-cut-strip', to: paths.detail },
]
const names = Object.keys(paths) as PageName[]
const browser = {
  'accept-encoding': 'br',
  'user-agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  cookie: 'kudex-locale=en',
}
/** Headers of requests whose pages are rendered each time, by the host without page cache and by the limits. */
const uncompressed = { ...browser, 'accept-encoding': 'identity' }

/** What `measureInTurn` compares: a name and the addresses of one page. */
interface Server {
  readonly what: string
  readonly urls: readonly string[]
}

interface Row {
  readonly page: PageName
  readonly what: string
  readonly requestsPerSecond: number
  readonly p50: number
  readonly p99: number
}

const resolution = measureResolution()
console.log(`Resolution of one request with 50 sites and 60 locales, at most ${resolutionBudget} µs:`)
for (const { what, microseconds } of resolution)
  console.log(`${what.padEnd(38)} ${microseconds.toFixed(1).padStart(8)} µs`)
console.log()

const rows: Row[] = []
const folder = mkdtempSync(join(tmpdir(), 'kudex-bench-'))
try {
  const firstStart = await startSystem(folder)
  await stop(firstStart.process)
  const system = await startSystem(folder)
  console.log(`Start with a new database ${firstStart.seconds.toFixed(1)} s, again ${system.seconds.toFixed(1)} s.\n`)
  const before = memoryOf(system.hostPid)
  const captures = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await capture(paths[name])] as const)),
  ) as Record<PageName, Capture>
  const captureFile = join(folder, 'captures.json')
  writeFileSync(captureFile, JSON.stringify(captures))

  const node = await startLimit('node', captureFile)
  for (const name of names) {
    await measureCold(name)
    await sameBytes('node', toLimitUrl('node', name), captures[name])
    const urls = [[origin + paths[name]], [toLimitUrl('node', name)]] as const
    await measureInTurn(name, browser, [
      { what: 'host, page cache hit', urls: urls[0] },
      { what: 'limit: bare node', urls: urls[1] },
    ])
    await measureInTurn(name, uncompressed, [
      { what: 'host, page cache hit, not compressed', urls: urls[0] },
      { what: 'limit: bare node, not compressed', urls: urls[1] },
    ])
  }
  await stop(node)
  const after = memoryOf(system.hostPid)
  const paints = await measurePaints(captureFile, captures)
  const navigations = await measureNavigations()
  const renderers = await Promise.all([
    startUncachedHost(folder),
    startLimit('vike', captureFile),
    startLimit('react', captureFile),
  ])
  for (const name of names) {
    for (const kind of ['vike', 'react'] as const) await sameBytes(kind, toLimitUrl(kind, name), captures[name])
    await measureInTurn(name, uncompressed, [
      { what: 'host, everything warm but rendering', urls: listDistinct(paths[name]) },
      { what: 'limit: bare vike', urls: [toLimitUrl('vike', name)] },
      { what: 'limit: bare react', urls: [toLimitUrl('react', name)] },
    ])
  }
  await Promise.all([...renderers, system.process].map(stop))
  const fresh = await startSystem(folder)
  const growth = {
    host: await measureMemory(fresh.hostPid, addresses, createDistinctRequests(ports.host)),
    services: await measureMemory(
      fresh.servicesPid,
      addresses,
      await createServiceRequests(`http://127.0.0.1:${ports.services}`),
    ),
  }
  await stop(fresh.process)
  print(captures, before, after)
  console.log(toMemoryLine('a fresh host', growth.host))
  console.log(toMemoryLine('the services', growth.services))
  write({
    rows,
    resolution,
    paints,
    navigations,
    starts: { first: firstStart.seconds, again: system.seconds },
    memory: { before, after, growth },
  })
} finally {
  await stopAll()
  rmSync(folder, { recursive: true, force: true })
}

/** Addresses of one page with a parameter that it does not read: equal requests at one time would share one render. */
function listDistinct(path: string): readonly string[] {
  return Array.from({ length: 64 }, (_, index) => `http://localhost:${ports.uncached}${path}?story=${index}`)
}

function toLimitUrl(kind: 'node' | 'vike' | 'react' | 'start', name: PageName): string {
  return `http://localhost:${ports[kind]}/${name}`
}

async function measurePaints(
  captureFile: string,
  captures: Readonly<Record<PageName, Capture>>,
): Promise<readonly FirstPaint[]> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? ''
  const kinds = ['vike', 'react', 'start'] as const
  const limits = await Promise.all(kinds.map((kind) => startHydratedLimit(kind, captureFile)))
  for (const kind of kinds) for (const name of names) await sameBytes(kind, toLimitUrl(kind, name), captures[name])
  const urls = names.flatMap((name) => [origin + paths[name], ...kinds.map((kind) => toLimitUrl(kind, name))])
  const paints = await measureFirstPaint(urls, { executablePath, rounds: paintRounds })
  await Promise.all(limits.map(stop))
  console.log(
    `\nSlow 4G, processor four times slower, medians of ${paintRounds}, ms: first paint, largest paint, blocked; shift`,
  )
  console.log(`Limits: bare Vike (port ${ports.vike}), bare React (${ports.react}), TanStack Start (${ports.start})`)
  for (const { url, firstPaint, largestPaint, blocked, shift } of paints)
    console.log(
      `${url.slice(-40).padEnd(41)} ${[firstPaint, largestPaint, blocked].map((value) => value.toFixed(0).padStart(7)).join('')}  ${shift.toFixed(4)}`,
    )
  return paints
}

async function measureNavigations(): Promise<readonly Navigation[]> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? ''
  const navigations = await measureNavigation(origin, ways, { executablePath, rounds: paintRounds })
  console.log(`\nNavigation inside the site, processor four times slower, medians of ${paintRounds}, ms to the heading`)
  for (const { what, ...times } of navigations)
    console.log(
      what.slice(-60).padEnd(61),
      (['click', 'warm', 'back'] as const).map((name) => `${name} ${times[name].toFixed(0).padStart(5)}`).join('  '),
    )
  return navigations
}

async function capture(path: string): Promise<Capture> {
  const answer = await fetch(origin + path, { headers: { ...browser, 'accept-encoding': 'identity' } })
  const html = await answer.text()
  // An error page is fast and would falsify the figures.
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}: ${html.slice(0, 200)}`)
  const data = await fetch(`${origin}${path}/index.pageContext.json`, { headers: browser })
  // Vike serializes undefined as a special string.
  const context = JSON.parse(await data.text(), (_, value: unknown) =>
    value === '!undefined' ? undefined : value,
  ) as Capture['page']
  const [br, identity] = await Promise.all([readWire(path, browser), readWire(path, uncompressed)])
  return {
    page: { layout: context.layout, data: context.data },
    path: path.replace(/^\/en/, '') || '/',
    fullPath: path,
    html,
    wires: { br, identity },
  }
}

/** The raw response with its headers in order; fetch would decode it. */
async function readWire(path: string, headers: Record<string, string>): Promise<Wire> {
  const { get } = await import('node:http')
  const response = await new Promise<import('node:http').IncomingMessage>((resolve) =>
    get(origin + path, { headers }, resolve),
  )
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  const sent = response.rawHeaders.filter(
    (_, index, all) => !/^(date|connection|keep-alive)$/i.test(all[index - (index % 2)] ?? ''),
  )
  return { status: response.statusCode ?? 0, headers: sent, base64: Buffer.concat(chunks).toString('base64') }
}

/** Measures servers in turn, so that a change of the machine's speed affects all of them. */
async function measureInTurn(
  page: PageName,
  headers: Readonly<Record<string, string>>,
  servers: readonly Server[],
): Promise<void> {
  const results = new Map(servers.map((server) => [server, [] as autocannon.Result[]]))
  for (const { urls } of servers) await load(urls, headers, 2)
  for (let round = 0; round < rounds; round++)
    for (const [{ urls }, list] of results) list.push(await load(urls, headers, seconds / rounds))
  for (const [{ what }, list] of results) {
    const average = (read: (result: autocannon.Result) => number) =>
      list.reduce((sum, result) => sum + read(result), 0) / list.length
    add({
      page,
      what,
      requestsPerSecond: average(({ requests }) => requests.average),
      p50: average(({ latency }) => latency.p50),
      p99: average(({ latency }) => latency.p99),
    })
  }
}

async function load(
  urls: readonly string[],
  headers: Readonly<Record<string, string>>,
  duration: number,
): Promise<autocannon.Result> {
  const [url = ''] = urls
  const requests = urls.map((address) => ({ path: address.slice(new URL(url).origin.length) }))
  const result = await autocannon({ url, requests, headers, connections: 8, duration })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`)
  return result
}

/** `cache=false` is rate limited, so cold pages are requested one by one, below the limit. */
async function measureCold(page: PageName): Promise<void> {
  const times: number[] = []
  for (let i = 0; i < 12; i++) {
    const started = performance.now()
    const answer = await fetch(`${origin}${paths[page]}?cache=false`, { headers: browser })
    await answer.arrayBuffer()
    const taken = performance.now() - started
    times.push(taken)
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, 260 - taken)))
  }
  times.sort((one, other) => one - other)
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  add({
    page,
    what: 'host, everything cold, one at a time',
    requestsPerSecond: 1000 / at(0.5),
    p50: at(0.5),
    p99: at(0.99),
  })
}

function add(row: Row): void {
  rows.push(row)
  console.log(
    `${row.page.padEnd(7)} ${row.what.padEnd(38)} ${row.requestsPerSecond.toFixed(0).padStart(7)} req/s  p50 ${row.p50.toFixed(1)} ms  p99 ${row.p99.toFixed(1)} ms`,
  )
}

/** A limit must render the same tree as the host; markup that a router adds around it is ignored. */
async function sameBytes(kind: string, url: string, { html, wires }: Capture): Promise<void> {
  const answer = await fetch(url, { headers: { 'accept-encoding': kind === 'node' ? 'br' : 'identity' } })
  const body = await answer.text()
  if (kind === 'node') {
    if (body !== html || wires.br.status !== 200) throw new Error('The limit node sends other bytes than the host.')
    return
  }
  const opening = '<div id="root">'
  const [start, end] = splitDocument(html)
  const wanted = numberIds(html.slice(start.length, html.length - end.length))
  // The host has the preloads in the head.
  const root = numberIds(splitPreloads(body.slice(body.indexOf(opening) + opening.length)).tree)
  if (root.startsWith(wanted)) return
  let at = 0
  while (root[at] === wanted[at]) at++
  throw new Error(
    `The limit ${kind} renders another tree than the host:\n${root.slice(at - 80, at + 160)}\ninstead of:\n${wanted.slice(at - 80, at + 160)}`,
  )
}

/** Replaces the ids that React derives from the position in the whole tree, a router included, by their sequence. */
function numberIds(html: string): string {
  const ids = new Map<string, string>()
  return html.replaceAll(/_R_\w+?_/g, (id) => {
    const number = ids.get(id) ?? `_R_${ids.size}_`
    ids.set(id, number)
    return number
  })
}

function print(captures: Record<PageName, Capture>, before: number, after: number): void {
  const find = (page: PageName, what: string): number =>
    rows.find((row) => row.page === page && row.what === what)?.requestsPerSecond ?? 0
  console.log(
    '\npage     cache hit / bare node   not compressed   rendering / bare Vike   rendering / bare React   HTML kB (gzip, brotli)',
  )
  for (const page of names) {
    const rendering = find(page, 'host, everything warm but rendering')
    const { html } = captures[page]
    const kilobytes = [html.length, gzipSync(html).length, brotliCompressSync(html).length].map((bytes) =>
      (bytes / 1000).toFixed(1),
    )
    console.log(
      `${page.padEnd(8)} ${(find(page, 'host, page cache hit') / find(page, 'limit: bare node')).toFixed(2).padStart(10)} ${(find(page, 'host, page cache hit, not compressed') / find(page, 'limit: bare node, not compressed')).toFixed(2).padStart(23)} ${(rendering / find(page, 'limit: bare vike')).toFixed(2).padStart(22)} ${(rendering / find(page, 'limit: bare react')).toFixed(2).padStart(23)}   ${kilobytes[0]} (${kilobytes[1]}, ${kilobytes[2]})`,
    )
  }
  console.log(
    `\nMemory of the host: ${before.toFixed(0)} MB after its start, ${after.toFixed(0)} MB after the load. ${cpus().length} × ${cpus()[0]?.model}.`,
  )
  console.log('Script bytes of these pages are counted in the browser by `npm test` (e2e: quality).')
}

function write(result: unknown): void {
  const results = join(import.meta.dirname, 'results')
  mkdirSync(results, { recursive: true })
  const file = join(results, `${new Date().toISOString().replace(/[:.]/g, '-')}.json`)
  writeFileSync(file, JSON.stringify(result, null, 2))
  console.log(`Written to bench/results/${file.split('/').pop()}.`)
}
