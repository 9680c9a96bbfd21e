import { localize, localizeOptional } from '../../localization/localize.ts'
import type { DividendsContent } from '../blocks.types.ts'
import { builder } from '../builder.ts'
import type { BlockInPage, BlockKind } from './blockKind.ts'

const Payout = builder.objectRef<BlockInPage<DividendsContent['payouts'][number]>>('Payout').implement({
  fields: (t) => ({
    label: t.string({ resolve: ({ content, wanted }) => localize(content.label, wanted) }),
    amount: t.float({ resolve: ({ content }) => content.amount }),
  }),
})

const DividendsBlock = builder.objectRef<BlockInPage<DividendsContent>>('DividendsBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ resolve: ({ content, wanted }) => localize(content.title, wanted) }),
    text: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.text, wanted) }),
    unit: t.string({ resolve: ({ content, wanted }) => localize(content.unit, wanted) }),
    source: t.string({ resolve: ({ content, wanted }) => localize(content.source, wanted) }),
    payouts: t.field({
      type: [Payout],
      resolve: ({ id, content, wanted }) => content.payouts.map((payout) => ({ id, content: payout, wanted })),
    }),
    asOf: t.string({ nullable: true, description: 'ISO date.', resolve: ({ content }) => content.asOf }),
  }),
})

/** Dividends that were paid (INV-04). */
export const dividends: BlockKind<DividendsContent> = {
  type: DividendsBlock,
  toStored: (block, { text, optional }) => ({
    kind: 'dividends',
    title: text(block.title),
    text: optional(block.text),
    unit: text(block.unit),
    source: text(block.source),
    payouts: block.payouts.map(({ label, amount }) => ({ label: text(label), amount })),
    asOf: block.asOf ?? null,
  }),
  listText: ({ title, text, source }) => ({ headings: [title], body: [text, source] }),
}
