import { localize, localizeOptional } from '../../localization/localize.ts'
import type { FactsContent } from '../blocks.types.ts'
import { builder } from '../builder.ts'
import type { BlockInPage, BlockKind } from './blockKind.ts'

const Fact = builder.objectRef<BlockInPage<FactsContent['facts'][number]>>('Fact').implement({
  fields: (t) => ({
    value: t.string({ resolve: ({ content, wanted }) => localize(content.value, wanted) }),
    unit: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.unit, wanted) }),
    label: t.string({ resolve: ({ content, wanted }) => localize(content.label, wanted) }),
  }),
})

const FactsBlock = builder.objectRef<BlockInPage<FactsContent>>('FactsBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.title, wanted) }),
    facts: t.field({
      type: [Fact],
      resolve: ({ id, content, wanted }) => content.facts.map((fact) => ({ id, content: fact, wanted })),
    }),
  }),
})

/** Key figures. */
export const facts: BlockKind<FactsContent> = {
  type: FactsBlock,
  toStored: (block, { text, optional }) => ({
    kind: 'facts',
    title: optional(block.title),
    facts: block.facts.map(({ value, unit, label }) => ({
      value: text(value),
      unit: optional(unit),
      label: text(label),
    })),
  }),
  listText: ({ title, facts: items }) => ({
    headings: [title],
    body: items.flatMap(({ value, unit, label }) => [value, unit, label]),
  }),
}
