import { links, optionalImage, optionalText, text } from '../blockFields.ts'
import { defineBlock } from '../blockKind.ts'

/** Opens a page: title, lead, picture and links. */
export const hero = defineBlock('hero', {
  fields: { overline: optionalText, title: text, lead: optionalText, image: optionalImage, links },
  listText: ({ title, overline, lead }) => ({ headings: [title, overline], body: [lead] }),
  listLinks: ({ links }) => links,
  listPictures: ({ image }) => [image],
})
