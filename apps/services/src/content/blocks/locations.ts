import { localizeOptional } from '../../localization/localize.ts'
import type { LocationsContent } from '../blocks.types.ts'
import { builder } from '../builder.ts'
import type { BlockInPage, BlockKind } from './blockKind.ts'

const LocationsBlock = builder.objectRef<BlockInPage<LocationsContent>>('LocationsBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.title, wanted) }),
    lead: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.lead, wanted) }),
    hasFilters: t.boolean({ resolve: ({ content }) => content.hasFilters }),
    brand: t.string({ nullable: true, resolve: ({ content }) => content.brand }),
    contactKind: t.string({ nullable: true, resolve: ({ content }) => content.contactKind }),
    country: t.string({ nullable: true, resolve: ({ content }) => content.country }),
  }),
})

/** Locations of the site that match the given filters (CONTACT-03). */
export const locations: BlockKind<LocationsContent> = {
  type: LocationsBlock,
  toStored: (block, { optional }) => ({
    kind: 'locations',
    title: optional(block.title),
    lead: optional(block.lead),
    hasFilters: block.hasFilters ?? false,
    brand: block.brand ?? null,
    contactKind: block.contactKind ?? null,
    country: block.country ?? null,
  }),
  listText: ({ title, lead }) => ({ headings: [title], body: [lead] }),
}
