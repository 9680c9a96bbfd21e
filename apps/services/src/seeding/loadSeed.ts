import { StartError } from '@kudex/node-server/starting'
import type { Seed } from '../../seed/seed.types.ts'
import type { Queries } from '../database/database.types.ts'
import type { SeedContext, SeedPart } from '../service.types.ts'
import { findSeedProblems } from './findSeedProblems.ts'
import { loadPictures } from '../images/loadPictures.ts'

/**
 * Loads the empty parts of a seed in one transaction, then the derived parts. After a killed start the next one loads
 * what is missing. Reports one line per part.
 */
export async function loadSeed(
  queries: Queries,
  loadData: () => Promise<Seed>,
  parts: readonly SeedPart[],
  report: (line: string) => void,
  hasConnections = false,
): Promise<void> {
  let context: SeedContext | undefined
  const prepare = async () => (context ??= { ...(await prepareSeed(loadData, report)), report, hasConnections })
  await queries.transaction(async (transaction) => {
    const empty = await listEmpty(
      transaction,
      parts.filter(({ isDerived }) => !isDerived),
    )
    for (const part of empty) await load(part, transaction, await prepare())
  })
  const derived = await listEmpty(
    queries,
    parts.filter(({ isDerived }) => isDerived),
  )
  for (const part of derived) await load(part, queries, await prepare())
}

async function listEmpty(queries: Queries, parts: readonly SeedPart[]): Promise<readonly SeedPart[]> {
  const empty: SeedPart[] = []
  for (const part of parts) if (await part.isEmpty(queries)) empty.push(part)
  return empty
}

async function prepareSeed(
  loadData: () => Promise<Seed>,
  report: (line: string) => void,
): Promise<Pick<SeedContext, 'seed' | 'pictures'>> {
  const seed = await loadData()
  const problems = findSeedProblems(seed)
  if (problems.length > 0) throw new SeedError(seed.name, problems)
  const pictures = await loadPictures(seed.pictures.map((picture) => picture.name))
  const missing = seed.pictures.filter((picture) => !pictures.has(picture.name))
  if (missing.length > 0) {
    report(
      `Seed ${seed.name}: skipped ${missing.length} pictures without a file: ${missing.map(({ name }) => name).join(', ')}`,
    )
  }
  return { seed, pictures }
}

async function load(part: SeedPart, queries: Queries, context: SeedContext): Promise<void> {
  const started = performance.now()
  const loaded = await part.load(queries, context)
  context.report?.(
    `Seed ${context.seed.name}: ${part.name}: ${loaded} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
  )
}

/** Thrown for an invalid seed. */
export class SeedError extends StartError {
  override readonly name = 'SeedError'
  constructor(seed: string, problems: readonly string[]) {
    super(`The seed ${seed} is invalid:\n${problems.map((problem) => `- ${problem}`).join('\n')}`)
  }
}
