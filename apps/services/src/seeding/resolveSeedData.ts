import type { Seed as SeedSetting } from '@kudex/domain/settings'
import type { Seed } from '../../seed/seed.types.ts'

/** Finds the data of the seed that is set; the modules load only when there is something to load. */
export async function resolveSeedData(setting: SeedSetting): Promise<Seed> {
  const { demo } = await import('../../seed/demo/index.ts')
  if (setting.kind !== 'scale') return demo
  const { createScaleSeed } = await import('../../seed/scale/createScaleSeed.ts')
  return createScaleSeed(demo, setting.products)
}
