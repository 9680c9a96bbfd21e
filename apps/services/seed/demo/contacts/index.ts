import type { SeedContacts } from '../../seed.types.ts'
import { locations } from './locations.ts'
import { people } from './people.ts'

/** 32 locations in 18 countries and whom to ask there; one more place and its manager are drafts. */
export const contacts: SeedContacts = { locations, people }
