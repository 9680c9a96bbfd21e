import type { Seed as SeedSetting } from '@kudex/domain/settings'
import type { Seed } from '../../seed/seed.types.ts'

/** Loads the data of the configured seed; dynamic imports keep the modules out of starts that do not need them. */
export async function resolveSeedData(setting: SeedSetting): Promise<Seed> {
  if (setting.kind === 'base') return (await import('../../seed/base/index.ts')).base
  const { demo } = await import('../../seed/demo/index.ts')
  if (setting.kind !== 'scale') return demo
  const { createScaleSeed } = await import('../../seed/scale/createScaleSeed.ts')
  return createScaleSeed(demo, setting.products)
}
