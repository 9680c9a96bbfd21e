import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { captureHost, checkLimit } from './captureHost.ts'
import { createDistinctRequests } from './distinctAddresses.ts'
import { measureFirstPaint, type FirstPaint } from './firstPaint.ts'
import type { Capture, PageName } from './limits/capture.ts'
import { measureMemory, memoryOf, toMemoryLine } from './memory.ts'
import { measureNavigation, type Navigation } from './navigation.ts'
import { measureResolution, resolutionBudget } from './resolution.ts'
import { browser, origin, uncompressed } from './requests.ts'
import { createServiceRequests } from './serviceRequests.ts'
import { ports, startHydratedLimit, startLimit, startSystem, startUncachedHost, stop, stopAll } from './system.ts'
import { measureCold, measureInTurn, type Row, type Server } from './throughput.ts'

// `npm run bench`: measures the production system and, in the same run and with the same bytes, its limits. Only
// ratios within one run are comparable; absolute figures depend on the machine.
const seconds = Number(process.env['KUDEX_BENCH_SECONDS'] ?? 6)
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

const resolution = measureResolution()
console.log(`Resolution of one request with 50 sites and 60 locales, at most ${resolutionBudget} µs:`)
for (const { what, microseconds } of resolution)
  console.log(`${what.padEnd(38)} ${microseconds.toFixed(1).padStart(8)} µs`)
console.log()

const rows: PageRow[] = []
const folder = mkdtempSync(join(tmpdir(), 'kudex-bench-'))
try {
  const firstStart = await startSystem(folder)
  await stop(firstStart.process)
  const system = await startSystem(folder)
  console.log(`Start with a new database ${firstStart.seconds.toFixed(1)} s, again ${system.seconds.toFixed(1)} s.\n`)
  const before = memoryOf(system.hostPid)
  const captures = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await captureHost(paths[name])] as const)),
  ) as Record<PageName, Capture>
  const captureFile = join(folder, 'captures.json')
  writeFileSync(captureFile, JSON.stringify(captures))

  const node = await startLimit('node', captureFile)
  for (const name of names) {
    add(name, await measureCold(paths[name]))
    await checkLimit('node', toLimitUrl('node', name), captures[name])
    const hostUrls = [origin + paths[name]]
    const nodeUrls = [toLimitUrl('node', name)]
    await measureRows(name, browser, [
      { what: 'host, page cache hit', urls: hostUrls },
      { what: 'limit: bare node', urls: nodeUrls },
    ])
    await measureRows(name, uncompressed, [
      { what: 'host, page cache hit, not compressed', urls: hostUrls },
      { what: 'limit: bare node, not compressed', urls: nodeUrls },
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
    for (const kind of ['vike', 'react'] as const) await checkLimit(kind, toLimitUrl(kind, name), captures[name])
    await measureRows(name, uncompressed, [
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
  for (const kind of kinds) for (const name of names) await checkLimit(kind, toLimitUrl(kind, name), captures[name])
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

interface PageRow extends Row {
  readonly page: PageName
}

async function measureRows(page: PageName, headers: typeof browser, servers: readonly Server[]): Promise<void> {
  for (const row of await measureInTurn(servers, { headers, seconds })) add(page, row)
}

function add(page: PageName, row: Row): void {
  rows.push({ page, ...row })
  const { what, requestsPerSecond, p50, p99 } = row
  console.log(
    `${page.padEnd(7)} ${what.padEnd(38)} ${requestsPerSecond.toFixed(0).padStart(7)} req/s  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms`,
  )
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
