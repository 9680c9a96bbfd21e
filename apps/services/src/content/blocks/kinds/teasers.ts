import { generatedId, link, list, optionalImage, optionalText, text } from '../blockFields.ts'
import { defineBlock } from '../blockKind.ts'

/** Teasers of other pages, with picture and link. */
export const teasers = defineBlock('teasers', {
  fields: {
    title: optionalText,
    lead: optionalText,
    teasers: list('Teaser', {
      id: generatedId,
      overline: optionalText,
      title: text,
      text: optionalText,
      image: optionalImage,
      link,
    }),
  },
  listText: ({ title, lead, teasers }) => ({
    headings: [title],
    body: [...teasers.flatMap((teaser) => [teaser.title, teaser.text]), lead],
  }),
  listLinks: ({ teasers }) => teasers.map((teaser) => teaser.link),
  listPictures: ({ teasers }) => teasers.map((teaser) => teaser.image),
})
