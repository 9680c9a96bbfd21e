import type { SeedClassification } from '../../seed.types.ts'
import { cuttingAndCrimping } from './cuttingAndCrimping.ts'
import { handlingAndHarness } from './handlingAndHarness.ts'
import { markingAndQuality } from './markingAndQuality.ts'
import { services } from './services.ts'
import { software } from './software.ts'
import { tooling } from './tooling.ts'

/** Three levels: area, kind of machine, series. Services have one level. */
export const classifications: readonly SeedClassification[] = [
  ...cuttingAndCrimping,
  ...handlingAndHarness,
  ...markingAndQuality,
  ...tooling,
  ...software,
  ...services,
]
