import { optionalString, optionalText, structuredText } from '../blockFields.ts'
import { defineBlock } from '../blockKind.ts'

/** A structured text (PAGE-01). */
export const text = defineBlock('text', {
  fields: { title: optionalText, anchor: optionalString(), text: structuredText },
  listText: ({ title, text }) => ({ headings: [title], documents: [text] }),
})
