import { image, links, optionalText, text } from '../blockFields.ts'
import { defineBlock } from '../blockKind.ts'

/** The annual report; the first link is the main download (INV-05). */
export const annualReport = defineBlock('annualReport', {
  fields: { title: text, text: optionalText, image, links },
  listText: ({ title, text }) => ({ headings: [title], body: [text] }),
  listLinks: ({ links }) => links,
  listPictures: ({ image }) => [image],
})
