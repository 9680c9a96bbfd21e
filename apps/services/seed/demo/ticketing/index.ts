import type { SeedTicketing } from '../../ticketing.types.ts'
import { acmeHarness } from './acmeHarness.ts'
import { globexKabel } from './globexKabel.ts'
import { people } from './people.ts'
import { sharedWiring } from './sharedWiring.ts'

/** The customers of the demo with their machines and tickets. */
export const ticketing: SeedTicketing = { people, organizations: [acmeHarness, sharedWiring, globexKabel] }
