import { localizeOptional } from '../../localization/localize.ts'
import type { ContactsContent } from '../blocks.types.ts'
import { builder } from '../builder.ts'
import type { BlockInPage, BlockKind } from './blockKind.ts'

const ContactsBlock = builder.objectRef<BlockInPage<ContactsContent>>('ContactsBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.title, wanted) }),
    lead: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.lead, wanted) }),
    contactIds: t.stringList({
      description: 'Ids of contacts of the site, in order; may contain contacts that are no longer shown.',
      resolve: ({ content }) => content.contactIds,
    }),
  }),
})

/** Contacts of the site, in order. */
export const contacts: BlockKind<ContactsContent> = {
  type: ContactsBlock,
  toStored: (block, { optional }) => ({
    kind: 'contacts',
    title: optional(block.title),
    lead: optional(block.lead),
    contactIds: [...block.contacts],
  }),
  listText: ({ title, lead }) => ({ headings: [title], body: [lead] }),
}
