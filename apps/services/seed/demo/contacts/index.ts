import type { SeedContacts } from '../../seed.types.ts'
import { locations } from './locations.ts'
import { people } from './people.ts'

/** 32 locations in 18 countries with contacts; a further location and its manager are drafts. */
export const contacts: SeedContacts = { locations, people }
