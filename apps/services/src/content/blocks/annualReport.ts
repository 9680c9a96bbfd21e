import { localize, localizeOptional } from '../../localization/localize.ts'
import type { AnnualReportContent } from '../blocks.types.ts'
import { builder } from '../builder.ts'
import { defaultPicture, findImage, Image } from '../images.ts'
import { Link } from '../links.ts'
import { toStoredLink } from '../seeding/seedLinks.ts'
import type { BlockInPage, BlockKind } from './blockKind.ts'

const AnnualReportBlock = builder.objectRef<BlockInPage<AnnualReportContent>>('AnnualReportBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ resolve: ({ content, wanted }) => localize(content.title, wanted) }),
    text: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.text, wanted) }),
    image: t.field({
      type: Image,
      resolve: async ({ content, wanted }, _args, context) =>
        (await findImage(content.image, wanted, context)) ?? { picture: defaultPicture, wanted },
    }),
    links: t.field({
      type: [Link],
      resolve: ({ content, wanted }) => content.links.map((link) => ({ link, wanted })),
    }),
  }),
})

/** The annual report (INV-05). */
export const annualReport: BlockKind<AnnualReportContent> = {
  type: AnnualReportBlock,
  toStored: (block, { text, optional }) => ({
    kind: 'annualReport',
    title: text(block.title),
    text: optional(block.text),
    image: block.image,
    links: block.links.map(toStoredLink),
  }),
  listText: ({ title, text }) => ({ headings: [title], body: [text] }),
  listLinks: ({ links }) => links,
  listPictures: ({ image }) => [image],
}
