import { generatedId, list, optionalText, structuredText, text } from '../blockFields.ts'
import { defineBlock } from '../blockKind.ts'

/** Texts behind titles that open and close. */
export const accordion = defineBlock('accordion', {
  fields: {
    title: optionalText,
    items: list('AccordionItem', { id: generatedId, title: text, text: structuredText }),
  },
  listText: ({ title, items }) => ({
    headings: [title, ...items.map((item) => item.title)],
    documents: items.map((item) => item.text),
  }),
})
