import type { SeedProduct } from '../../../seed.types.ts'
import { accessories } from './accessories.ts'
import { bladesAndGuides } from './bladesAndGuides.ts'
import { crimpTools } from './crimpTools.ts'

/** Tools of machines; tools of a kind share their pictures. */
export const tooling: readonly SeedProduct[] = [...bladesAndGuides, ...crimpTools, ...accessories]
