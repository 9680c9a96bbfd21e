import { localizeOptional } from '../../localization/localize.ts'
import type { LinksContent } from '../blocks.types.ts'
import { builder } from '../builder.ts'
import { Link } from '../links.ts'
import { toStoredLink } from '../seeding/seedLinks.ts'
import type { BlockInPage, BlockKind } from './blockKind.ts'

const LinksBlock = builder.objectRef<BlockInPage<LinksContent>>('LinksBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.title, wanted) }),
    links: t.field({
      type: [Link],
      resolve: ({ content, wanted }) => content.links.map((link) => ({ link, wanted })),
    }),
  }),
})

/** A list of links. */
export const links: BlockKind<LinksContent> = {
  type: LinksBlock,
  toStored: (block, { optional }) => ({
    kind: 'links',
    title: optional(block.title),
    links: block.links.map(toStoredLink),
  }),
  listText: ({ title, links: items }) => ({ body: [title, ...items.map(({ text }) => text)] }),
  listLinks: (content) => content.links,
}
