import { links as linkList, optionalText } from '../blockFields.ts'
import { defineBlock } from '../blockKind.ts'

export const links = defineBlock('links', {
  fields: { title: optionalText, links: linkList },
  listText: ({ title, links }) => ({ body: [title, ...links.map(({ text }) => text)] }),
  listLinks: (content) => content.links,
})
