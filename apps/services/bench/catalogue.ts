import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demo } from '../seed/demo/index.ts'
import { createScaleSeed } from '../seed/scale/createScaleSeed.ts'
import type { Database } from '../src/database/database.types.ts'
import { openDatabase } from '../src/database/openDatabase.ts'
import { createProductsService } from '../src/products/productsService.ts'
import { createSearchService } from '../src/search/searchService.ts'
import { searchFeed } from '../src/searchFeed.ts'
import { loadSeed } from '../src/seeding/loadSeed.ts'
import { seedParts } from '../src/seeding/seedParts.ts'
import { askService, createForTests } from '../src/testing/askService.ts'
import { findServer } from '../src/testing/postgresqlServer.ts'
import { catalogueQueries } from './catalogueQueries.ts'
import { createDatabase, type Figures, formatFigures, repeat, toFigures } from './timing.ts'
import { suggestionQueries, searchQueries, type BenchmarkQuery } from './searchQueries.ts'

// Part of `npm run bench`: response times of the product and the search service by number of products, on both databases.
// KUDEX_CHECK_SIZE=full measures 1,000, 10,000 and 100,000 products; KUDEX_BENCH_SIZES and KUDEX_BENCH_DATABASES override
// sizes and databases.
const sizes = (
  process.env['KUDEX_BENCH_SIZES'] ?? (process.env['KUDEX_CHECK_SIZE'] === 'full' ? '1000,10000,100000' : '1000')
)
  .split(',')
  .map(Number)
const databases = (process.env['KUDEX_BENCH_DATABASES'] ?? 'embedded,postgresql').split(',')
const rounds = 100
/** Seed parts that the two services need. */
const loaded = new Set(['content', 'editorial', 'products', 'search'])
/** Budgets in milliseconds (p95) with 100,000 products on PostgreSQL. */
const budgets = { search: 60, suggestions: 30 } as const

interface Row extends Figures {
  readonly database: string
  readonly products: number
  readonly operation: string
}

const rows: Row[] = []
const folder = mkdtempSync(join(tmpdir(), 'kudex-bench-catalogue-'))
const server = databases.includes('postgresql') ? await findServer() : null
try {
  if (server && server.url === null) console.log(`Skipped on PostgreSQL: ${server.note}`)
  for (const database of databases)
    for (const size of sizes)
      if (database === 'embedded') await measure(database, size, { dataFolder: join(folder, String(size)) })
      else if (server?.url) await measure(database, size, { databaseUrl: await createDatabase(server.url) })
} finally {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
}
printGrowth()
const results = join(import.meta.dirname, '../../../bench/results')
mkdirSync(results, { recursive: true })
writeFileSync(join(results, 'catalogue.json'), `${JSON.stringify(rows, null, 2)}\n`)

async function measure(
  kind: string,
  size: number,
  location: { readonly dataFolder: string } | { readonly databaseUrl: string },
): Promise<void> {
  const database = await openDatabase(location)
  try {
    const started = performance.now()
    const parts = seedParts.filter(({ name }) => loaded.has(name))
    await loadSeed(
      database.queries,
      async () => createScaleSeed(demo, size),
      parts,
      console.log,
      database.kind === 'postgresql',
    )
    console.log(`${kind}, ${size} products: loaded in ${((performance.now() - started) / 1000).toFixed(1)} s`)
    const add = (operation: string, times: readonly number[], note = '') => {
      const row = { database: kind, products: size, operation, ...toFigures(times) }
      rows.push(row)
      console.log(`${kind.padEnd(10)} ${String(size).padStart(6)} ${operation.padEnd(36)} ${formatFigures(row)}${note}`)
    }
    await measureCatalogue(database, add)
    await measureSearch(database, add)
  } finally {
    await database.close()
  }
}

type Add = (operation: string, times: readonly number[], note?: string) => void

async function measureCatalogue(database: Database, add: Add): Promise<void> {
  const ask = await askService(createProductsService, database)
  for (const [operation, query] of Object.entries(catalogueQueries)) {
    const times = await repeat(rounds, async () => {
      const { errors } = await ask({ path: '/products/graphql', query })
      if (errors.length > 0) throw new Error(`${operation}: ${errors[0]?.message}`)
    })
    add(operation, times)
  }
}

async function measureSearch(database: Database, add: Add): Promise<void> {
  const service = await createForTests(createSearchService(searchFeed), database)
  const [route] = service.routes
  if (!route || !('app' in route)) throw new Error('The search service has no app')
  const measureAll = async (operation: keyof typeof budgets, path: string, queries: readonly BenchmarkQuery[]) => {
    const measured: { readonly query: string; readonly times: readonly number[] }[] = []
    for (const [localeCode, query] of queries) {
      const body = JSON.stringify({ localeCode, siteSlug: null, query })
      const times = await repeat(rounds / 5, async () => {
        const headers = { 'content-type': 'application/json' }
        const response = await route.app.request(path, { method: 'POST', headers, body })
        if (response.status !== 200) throw new Error(`${path} responds with ${response.status} to ${query}`)
        await response.arrayBuffer()
      })
      measured.push({ query, times })
    }
    const slowest = measured
      .map(({ query, times }) => ({ query, p95: toFigures(times).p95 }))
      .toSorted((one, other) => other.p95 - one.p95)
      .slice(0, 3)
    add(
      operation,
      measured.flatMap(({ times }) => times),
      `  (budget: ${budgets[operation]} ms; slowest ${slowest.map(({ query, p95 }) => `“${query}” ${p95.toFixed(0)}`).join(', ')})`,
    )
  }
  try {
    await measureAll('search', '/search', searchQueries)
    await measureAll('suggestions', '/search/suggest', suggestionQueries)
  } finally {
    service.stopping?.()
    await service.close?.()
  }
}

/** Prints how much longer an operation takes with the most products than with the fewest; at most 3 times is acceptable. */
function printGrowth(): void {
  const [fewest, most] = [Math.min(...sizes), Math.max(...sizes)]
  if (fewest === most) return
  for (const { database, operation, p95 } of rows.filter(({ products }) => products === most)) {
    const first = rows.find(
      (row) => row.database === database && row.operation === operation && row.products === fewest,
    )
    if (first) console.log(`${database.padEnd(10)} ${operation.padEnd(36)} grew ${(p95 / first.p95).toFixed(1)} ×`)
  }
}
