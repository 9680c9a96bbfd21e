import { boolean, int, optionalText, text } from '../blockFields.ts'
import { defineBlock } from '../blockKind.ts'

/** The newest media releases of the site (MEDIA-02). */
export const releaseOverview = defineBlock('releaseOverview', {
  fields: { title: text, lead: optionalText, adhocOnly: boolean, count: int },
  listText: ({ title, lead }) => ({ headings: [title], body: [lead] }),
})
