import type { Seed } from '@kudex/domain/settings'
import { contactSeedPart } from '../content/contacts/contactSeedPart.ts'
import { contentSeedPart } from '../content/seeding/contentSeedPart.ts'
import { editorialSeedPart } from '../content/editorial/editorialSeedPart.ts'
import { filesSeedPart } from '../files/filesSeedPart.ts'
import { identitySeedPart } from '../identity/identitySeedPart.ts'
import { imagesSeedPart } from '../images/imagesSeedPart.ts'
import { productsSeedPart } from '../products/productsSeedPart.ts'
import { salesSeedPart } from '../sales/salesSeedPart.ts'
import { createSearchSeedPart } from '../search/searchSeedPart.ts'
import { ticketingSeedPart } from '../ticketing/ticketingSeedPart.ts'
import { searchFeed } from '../searchFeed.ts'
import type { SeedPart } from '../service.types.ts'

/** The parts of a seed in load order; search indexes the data of the earlier parts. */
export const seedParts: readonly SeedPart[] = [
  contentSeedPart,
  editorialSeedPart,
  contactSeedPart,
  productsSeedPart,
  imagesSeedPart,
  filesSeedPart,
  identitySeedPart,
  salesSeedPart,
  ticketingSeedPart,
  createSearchSeedPart(searchFeed),
]

/** The parts that a setting loads: the seed `base` has countries and languages only. */
export function listSeedParts({ kind }: Seed): readonly SeedPart[] {
  return kind === 'base' ? [contentSeedPart] : seedParts
}
