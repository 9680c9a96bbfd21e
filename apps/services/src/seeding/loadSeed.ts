import type { Seed } from '../../seed/seed.types.ts'
import type { Queries } from '../database/database.types.ts'
import type { SeedPart } from '../service.types.ts'
import { findSeedProblems } from './findSeedProblems.ts'
import { loadPictures } from './loadPictures.ts'

/**
 * Loads a seed into those parts that are still empty, all or nothing: a start that is killed in between
 * leaves the database empty, and the next one loads again. Reports one line per part.
 */
export async function loadSeed(
  queries: Queries,
  loadData: () => Promise<Seed>,
  parts: readonly SeedPart[],
  report: (line: string) => void,
): Promise<void> {
  await queries.transaction(async (transaction) => {
    const empty: SeedPart[] = []
    for (const part of parts) if (await part.isEmpty(transaction)) empty.push(part)
    if (empty.length === 0) return
    const seed = await loadData()
    const problems = findSeedProblems(seed)
    if (problems.length > 0) throw new SeedError(seed.name, problems)
    const pictures = await loadPictures(seed.pictures.map((picture) => picture.name))
    const missing = seed.pictures.filter((picture) => !pictures.has(picture.name))
    if (missing.length > 0) {
      report(
        `Seed ${seed.name}: left out ${missing.length} pictures without a file: ${missing.map(({ name }) => name).join(', ')}`,
      )
    }
    for (const part of empty) {
      const started = performance.now()
      const loaded = await part.load(transaction, { seed, pictures, report })
      report(`Seed ${seed.name}: ${part.name}: ${loaded} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
    }
  })
}

/** A seed whose parts do not fit together. */
export class SeedError extends Error {
  override readonly name = 'SeedError'
  constructor(seed: string, problems: readonly string[]) {
    super(`The seed ${seed} does not fit together:\n${problems.map((problem) => `- ${problem}`).join('\n')}`)
  }
}
