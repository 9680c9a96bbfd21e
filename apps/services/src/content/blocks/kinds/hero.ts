import { links, optionalImage, optionalString, optionalText, text } from '../blockFields.ts'
import { defineBlock } from '../blockKind.ts'

/** Opens a page: title, lead, picture and links. */
export const hero = defineBlock('hero', {
  fields: {
    overline: optionalText,
    title: text,
    lead: optionalText,
    image: optionalImage,
    filmUrl: optionalString<string>({ description: 'URL of a silent film that repeats over the picture.' }),
    links,
  },
  fromSeed: ({ film }) => (film ? { filmUrl: `/file/film-${film}` } : {}),
  listText: ({ title, overline, lead }) => ({ headings: [title, overline], body: [lead] }),
  listLinks: ({ links }) => links,
  listPictures: ({ image }) => [image],
})
