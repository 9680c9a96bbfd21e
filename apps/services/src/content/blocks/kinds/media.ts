import { image, optionalText, string } from '../blockFields.ts'
import { defineBlock } from '../blockKind.ts'

export const media = defineBlock('media', {
  fields: { image, caption: optionalText, preset: string() },
  listText: ({ caption }) => ({ body: [caption] }),
  listPictures: ({ image }) => [image],
})
