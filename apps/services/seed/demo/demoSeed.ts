import { testSeed } from '../../src/testing/testSeed.ts'
import type { Seed } from '../seed.types.ts'

/** Everything the services load with `KUDEX_SEED=demo`. */
export const demoSeed: Seed = { ...testSeed, name: 'demo' }
