import { boolean, optionalString, optionalText } from '../blockFields.ts'
import { defineBlock } from '../blockKind.ts'

/** Locations of the site that match the given filters (CONTACT-03). */
export const locations = defineBlock('locations', {
  fields: {
    title: optionalText,
    lead: optionalText,
    hasFilters: boolean,
    brand: optionalString(),
    contactKind: optionalString(),
    country: optionalString(),
  },
  listText: ({ title, lead }) => ({ headings: [title], body: [lead] }),
})
