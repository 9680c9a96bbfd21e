import { localizeOptional } from '../../localization/localize.ts'
import type { MediaContent } from '../blocks.types.ts'
import { builder } from '../builder.ts'
import { defaultPicture, findImage, Image } from '../images.ts'
import type { BlockInPage, BlockKind } from './blockKind.ts'

const MediaBlock = builder.objectRef<BlockInPage<MediaContent>>('MediaBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    image: t.field({
      type: Image,
      resolve: async ({ content, wanted }, _args, context) =>
        (await findImage(content.image, wanted, context)) ?? { picture: defaultPicture, wanted },
    }),
    caption: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.caption, wanted) }),
    preset: t.string({ resolve: ({ content }) => content.preset }),
  }),
})

/** A picture with a caption. */
export const media: BlockKind<MediaContent> = {
  type: MediaBlock,
  toStored: ({ image, caption, preset }, { optional }) => ({
    kind: 'media',
    image,
    caption: optional(caption),
    preset,
  }),
  listText: ({ caption }) => ({ body: [caption] }),
  listPictures: ({ image }) => [image],
}
