import { localize, localizeOptional } from '../../localization/localize.ts'
import type { ReleaseOverviewContent } from '../blocks.types.ts'
import { builder } from '../builder.ts'
import type { BlockInPage, BlockKind } from './blockKind.ts'

const ReleaseOverviewBlock = builder.objectRef<BlockInPage<ReleaseOverviewContent>>('ReleaseOverviewBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ resolve: ({ content, wanted }) => localize(content.title, wanted) }),
    lead: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.lead, wanted) }),
    adhocOnly: t.boolean({ resolve: ({ content }) => content.adhocOnly }),
    count: t.int({ resolve: ({ content }) => content.count }),
  }),
})

/** The newest media releases of the site (MEDIA-02). */
export const releaseOverview: BlockKind<ReleaseOverviewContent> = {
  type: ReleaseOverviewBlock,
  toStored: ({ title, lead, adhocOnly = false, count }, { text, optional }) => ({
    kind: 'releaseOverview',
    title: text(title),
    lead: optional(lead),
    adhocOnly,
    count,
  }),
  listText: ({ title, lead }) => ({ headings: [title], body: [lead] }),
}
