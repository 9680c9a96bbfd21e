import { localize, localizeOptional } from '../../localization/localize.ts'
import type { TeaserContent, TeasersContent } from '../blocks.types.ts'
import { builder } from '../builder.ts'
import { findImage, Image } from '../images.ts'
import { Link } from '../links.ts'
import { toStoredLink } from '../seeding/seedLinks.ts'
import type { BlockInPage, BlockKind } from './blockKind.ts'

const Teaser = builder.objectRef<BlockInPage<TeaserContent>>('Teaser').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    overline: t.string({
      nullable: true,
      resolve: ({ content, wanted }) => localizeOptional(content.overline, wanted),
    }),
    title: t.string({ resolve: ({ content, wanted }) => localize(content.title, wanted) }),
    text: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.text, wanted) }),
    image: t.field({
      type: Image,
      nullable: true,
      resolve: ({ content, wanted }, _args, context) => findImage(content.image, wanted, context),
    }),
    link: t.field({ type: Link, resolve: ({ content, wanted }) => ({ link: content.link, wanted }) }),
  }),
})

const TeasersBlock = builder.objectRef<BlockInPage<TeasersContent>>('TeasersBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.title, wanted) }),
    lead: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.lead, wanted) }),
    teasers: t.field({
      type: [Teaser],
      resolve: ({ content, wanted }) => content.teasers.map((teaser) => ({ id: teaser.id, content: teaser, wanted })),
    }),
  }),
})

/** Teasers of other pages, with picture and link. */
export const teasers: BlockKind<TeasersContent> = {
  type: TeasersBlock,
  toStored: (block, { id, text, optional }) => ({
    kind: 'teasers',
    title: optional(block.title),
    lead: optional(block.lead),
    teasers: block.teasers.map((teaser, index) => ({
      id: `${id}-${index + 1}`,
      overline: optional(teaser.overline),
      title: text(teaser.title),
      text: optional(teaser.text),
      image: teaser.image ?? null,
      link: toStoredLink(teaser.link),
    })),
  }),
  listText: ({ title, lead, teasers }) => ({
    headings: [title],
    body: [...teasers.flatMap((teaser) => [teaser.title, teaser.text]), lead],
  }),
  listLinks: ({ teasers }) => teasers.map(({ link }) => link),
  listPictures: ({ teasers }) => teasers.map(({ image }) => image),
}
