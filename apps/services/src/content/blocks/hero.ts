import { localize, localizeOptional } from '../../localization/localize.ts'
import type { HeroContent } from '../blocks.types.ts'
import { builder } from '../builder.ts'
import { findImage, Image } from '../images.ts'
import { Link } from '../links.ts'
import { toStoredLink } from '../seeding/seedLinks.ts'
import type { BlockInPage, BlockKind } from './blockKind.ts'

const HeroBlock = builder.objectRef<BlockInPage<HeroContent>>('HeroBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    overline: t.string({
      nullable: true,
      resolve: ({ content, wanted }) => localizeOptional(content.overline, wanted),
    }),
    title: t.string({ resolve: ({ content, wanted }) => localize(content.title, wanted) }),
    lead: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.lead, wanted) }),
    image: t.field({
      type: Image,
      nullable: true,
      resolve: ({ content, wanted }, _args, context) => findImage(content.image, wanted, context),
    }),
    links: t.field({
      type: [Link],
      resolve: ({ content, wanted }) => content.links.map((link) => ({ link, wanted })),
    }),
  }),
})

/** Opens a page: title, lead, picture and links. */
export const hero: BlockKind<HeroContent> = {
  type: HeroBlock,
  toStored: (block, { text, optional }) => ({
    kind: 'hero',
    overline: optional(block.overline),
    title: text(block.title),
    lead: optional(block.lead),
    image: block.image ?? null,
    links: (block.links ?? []).map(toStoredLink),
  }),
  listText: ({ title, overline, lead }) => ({ headings: [title, overline], body: [lead] }),
  listLinks: ({ links }) => links,
  listPictures: ({ image }) => [image],
}
