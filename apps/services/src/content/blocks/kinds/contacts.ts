import { optionalText, stringList } from '../blockFields.ts'
import { defineBlock } from '../blockKind.ts'

/** Contacts of the site, in order. */
export const contacts = defineBlock('contacts', {
  fields: {
    title: optionalText,
    lead: optionalText,
    contactIds: stringList({
      description: 'Ids of contacts of the site, in order; may contain contacts that are no longer shown.',
    }),
  },
  fromSeed: (block) => ({ contactIds: block.contacts }),
  listText: ({ title, lead }) => ({ headings: [title], body: [lead] }),
})
