import { contentSeedPart } from '../content/contentSeedPart.ts'
import { productsSeedPart } from '../products/productsSeedPart.ts'
import type { SeedPart } from '../service.types.ts'

/** The parts of a seed, in the order they load. */
export const seedParts: readonly SeedPart[] = [contentSeedPart, productsSeedPart]
