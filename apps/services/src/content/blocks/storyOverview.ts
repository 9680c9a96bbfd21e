import { localize, localizeOptional } from '../../localization/localize.ts'
import type { StoryOverviewContent } from '../blocks.types.ts'
import { builder } from '../builder.ts'
import type { BlockInPage, BlockKind } from './blockKind.ts'

const StoryOverviewBlock = builder.objectRef<BlockInPage<StoryOverviewContent>>('StoryOverviewBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ resolve: ({ content, wanted }) => localize(content.title, wanted) }),
    lead: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.lead, wanted) }),
    categorySlug: t.string({ nullable: true, resolve: ({ content }) => content.categorySlug }),
    videosOnly: t.boolean({ resolve: ({ content }) => content.videosOnly }),
    count: t.int({ resolve: ({ content }) => content.count }),
  }),
})

/** The newest stories of the site (STORY-02). */
export const storyOverview: BlockKind<StoryOverviewContent> = {
  type: StoryOverviewBlock,
  toStored: ({ title, lead, category = null, videosOnly = false, count }, { text, optional }) => ({
    kind: 'storyOverview',
    title: text(title),
    lead: optional(lead),
    categorySlug: category,
    videosOnly,
    count,
  }),
  listText: ({ title, lead }) => ({ headings: [title], body: [lead] }),
}
