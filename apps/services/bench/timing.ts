import { randomUUID } from 'node:crypto'
import pg from 'pg'

export interface Figures {
  /** Milliseconds. */
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

/** Milliseconds of each call, after a warm-up. */
export async function repeat(times: number, call: () => Promise<void>): Promise<readonly number[]> {
  const measured: number[] = []
  for (let round = -Math.ceil(times / 10); round < times; round++) {
    const from = performance.now()
    await call()
    if (round >= 0) measured.push(performance.now() - from)
  }
  return measured
}

/** The percentiles of some times. */
export function toFigures(times: readonly number[]): Figures {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

/** The figures as text of equal width. */
export function formatFigures(figures: Figures): string {
  return (['p50', 'p95', 'p99'] as const).map((name) => `${name} ${figures[name].toFixed(1).padStart(6)} ms`).join('  ')
}

/** Creates an empty database on a server; returns its URL. */
export async function createDatabase(serverUrl: string): Promise<string> {
  const name = `kudex_bench_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
