import { boolean, int, optionalString, optionalText, text } from '../blockFields.ts'
import { defineBlock } from '../blockKind.ts'

/** The newest stories of the site (STORY-02). */
export const storyOverview = defineBlock('storyOverview', {
  fields: { title: text, lead: optionalText, categorySlug: optionalString<string>(), videosOnly: boolean, count: int },
  fromSeed: (block) => ({ categorySlug: block.category }),
  listText: ({ title, lead }) => ({ headings: [title], body: [lead] }),
})
