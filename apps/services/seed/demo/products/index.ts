import type { SeedBrand, SeedProduct } from '../../seed.types.ts'
import { crimping } from './crimping.ts'
import { cutting } from './cutting.ts'
import { handling } from './handling.ts'
import { harness } from './harness.ts'
import { marking, quality, software } from './quality.ts'
import { tooling } from './tooling/index.ts'

export const brands: readonly SeedBrand[] = [
  { id: 'kudex', name: 'Kudex', image: 'brand-kudex' },
  { id: 'strivona', name: 'Strivona', image: 'brand-strivona' },
]

/** Machines, which have their own pictures. */
export const machines: readonly SeedProduct[] = [
  ...cutting,
  ...crimping,
  ...handling,
  ...harness,
  ...marking,
  ...quality,
  ...software,
]

export const products: readonly SeedProduct[] = [...machines, ...tooling]
