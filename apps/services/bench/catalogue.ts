import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { demo } from '../seed/demo/index.ts'
import { createScaleSeed } from '../seed/scale/createScaleSeed.ts'
import { openDatabase } from '../src/database/openDatabase.ts'
import { createProductsService } from '../src/products/productsService.ts'
import { productsSeedPart } from '../src/products/productsSeedPart.ts'
import { loadSeed } from '../src/seeding/loadSeed.ts'
import { askService } from '../src/testing/askService.ts'
import { findServer } from '../src/testing/postgresqlServer.ts'

// Part of `npm run bench`: what the product service takes for an operation with so many products, on both databases.
// KUDEX_CHECK_SIZE=full measures 1,000, 10,000 and 100,000; KUDEX_BENCH_SIZES and KUDEX_BENCH_DATABASES name others.
const sizes = (
  process.env['KUDEX_BENCH_SIZES'] ?? (process.env['KUDEX_CHECK_SIZE'] === 'full' ? '1000,10000,100000' : '1000')
)
  .split(',')
  .map(Number)
const databases = (process.env['KUDEX_BENCH_DATABASES'] ?? 'embedded,postgresql').split(',')
const rounds = 100

interface Row {
  readonly database: string
  readonly products: number
  readonly operation: string
  readonly p50: number
  readonly p95: number
}

const summary = `id name slug short_description images { name url default } supported_countries variant_count brand { name }
  classifications { id name slug parent_id type supported_countries sort_index } product_service_id`
const list = (more: string) =>
  `{ listing(slug: "cutting-stripping", type: PRODUCT, language: "de-CH", country: "CH", measurement_system: dim_metric, limit: 24${more}) {
    total items { ${summary} } facets { key kind name unit low high values { value label count } } } }`
const operations: Readonly<Record<string, string>> = {
  'list with facets': list(''),
  'list, filtered by choice and range': list(
    ', filters: [{key: "power-supply", values: ["1-100-240-v-50-60-hz"]}, {key: "weight-kg", min: 10, max: 60}]',
  ),
  'list by name, tenth page': list(', sort: name, offset: 216'),
  detail: `{ product_or_classification(slug: "cs-240", language: "de-CH", type: PRODUCT) { ... on Product { ${summary} long_description
    specifications { name value unit measurement_system group } variants { id name_metric name_imperial specifications { name value unit } }
    related { type product { ${summary} } } highlights { name short_description image_url } documents { name url size_bytes } } } }`,
  'eight by their slugs': `{ products(slugs: "cs-120,cs-240,cs-320,cs-700,rs-10,ss-5,ss-35,cs-960", language: "en-US") { ${summary} } }`,
  classifications:
    '{ classifications(language: "de-CH", type: PRODUCT) { id name slug parent_id supported_countries } }',
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
    await loadSeed(database.queries, async () => createScaleSeed(demo, size), [productsSeedPart], console.log)
    console.log(`${kind}, ${size} products: loaded in ${((performance.now() - started) / 1000).toFixed(1)} s`)
    const ask = await askService(createProductsService, database)
    for (const [operation, query] of Object.entries(operations)) {
      const times: number[] = []
      for (let round = -10; round < rounds; round++) {
        const from = performance.now()
        const { errors } = await ask({ path: '/products/graphql', query })
        if (errors.length > 0) throw new Error(`${operation}: ${errors[0]?.message}`)
        if (round >= 0) times.push(performance.now() - from)
      }
      times.sort((one, other) => one - other)
      const row = { database: kind, products: size, operation, p50: at(times, 0.5), p95: at(times, 0.95) }
      rows.push(row)
      console.log(
        `${kind.padEnd(10)} ${String(size).padStart(6)} ${operation.padEnd(36)} p50 ${row.p50.toFixed(1).padStart(6)} ms  p95 ${row.p95.toFixed(1).padStart(6)} ms`,
      )
    }
  } finally {
    await database.close()
  }
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

async function createDatabase(serverUrl: string): Promise<string> {
  const name = `kudex_bench_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
