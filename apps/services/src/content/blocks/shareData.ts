import { localize, localizeOptional } from '../../localization/localize.ts'
import type { ShareDataContent } from '../blocks.types.ts'
import { builder } from '../builder.ts'
import type { BlockInPage, BlockKind } from './blockKind.ts'

const ShareFact = builder.objectRef<BlockInPage<ShareDataContent['facts'][number]>>('ShareFact').implement({
  fields: (t) => ({
    label: t.string({ resolve: ({ content, wanted }) => localize(content.label, wanted) }),
    value: t.string({ resolve: ({ content, wanted }) => localize(content.value, wanted) }),
  }),
})

const ShareDataBlock = builder.objectRef<BlockInPage<ShareDataContent>>('ShareDataBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ resolve: ({ content, wanted }) => localize(content.title, wanted) }),
    lead: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.lead, wanted) }),
    registeredShares: t.int({ resolve: ({ content }) => content.registeredShares }),
    label: t.string({ resolve: ({ content, wanted }) => localize(content.label, wanted) }),
    asOf: t.string({ description: 'ISO date.', resolve: ({ content }) => content.asOf }),
    facts: t.field({
      type: [ShareFact],
      resolve: ({ id, content, wanted }) => content.facts.map((fact) => ({ id, content: fact, wanted })),
    }),
  }),
})

/** Facts of the share on a given day (INV-02). */
export const shareData: BlockKind<ShareDataContent> = {
  type: ShareDataBlock,
  toStored: ({ title, lead, registeredShares, label, asOf, facts = [] }, { text, optional }) => ({
    kind: 'shareData',
    title: text(title),
    lead: optional(lead),
    registeredShares,
    label: text(label),
    asOf,
    facts: facts.map((fact) => ({ label: text(fact.label), value: text(fact.value) })),
  }),
  listText: ({ title, lead, label, facts }) => ({
    headings: [title],
    body: [...facts.flatMap((fact) => [fact.label, fact.value]), lead, label],
  }),
}
