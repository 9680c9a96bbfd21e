import { type FileVersion, findVersion } from '../../files/fileStore.ts'
import { localize, localizeOptional } from '../../localization/localize.ts'
import type { DownloadContent, DownloadsContent } from '../blocks.types.ts'
import { builder } from '../builder.ts'
import { findImage, Image } from '../images.ts'
import type { BlockInPage, BlockKind } from './blockKind.ts'

const DownloadFile = builder.objectRef<FileVersion>('DownloadFile').implement({
  fields: (t) => ({
    language: t.exposeString('language'),
    extension: t.string({ resolve: ({ filename }) => /\.([a-z0-9]{1,10})$/i.exec(filename)?.[1] ?? '' }),
    sizeBytes: t.exposeInt('size'),
  }),
})

const Download = builder.objectRef<BlockInPage<DownloadContent>>('Download').implement({
  fields: (t) => ({
    slug: t.string({ resolve: ({ content }) => content.slug }),
    name: t.string({ resolve: ({ content, wanted }) => localize(content.name, wanted) }),
    image: t.field({
      type: Image,
      nullable: true,
      resolve: ({ content, wanted }, _args, context) => findImage(content.image, wanted, context),
    }),
    file: t.field({
      description:
        'The file in the first preferred language that exists, else in English, else in any; null if there is none.',
      type: DownloadFile,
      nullable: true,
      resolve: async ({ content, wanted }, _args, { loaders, mayReadProtected }) => {
        const versions = await loaders.files.load(content.slug)
        // Files of protected pages are not listed on other pages (PAGE-17).
        return findVersion(mayReadProtected ? versions : versions.filter(({ isPublic }) => isPublic), [...wanted, 'en'])
      },
    }),
  }),
})

const DownloadGroup = builder.objectRef<BlockInPage<DownloadsContent['groups'][number]>>('DownloadGroup').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ content }) => content.id }),
    title: t.string({ resolve: ({ content, wanted }) => localize(content.title, wanted) }),
    files: t.field({
      type: [Download],
      resolve: ({ id, content, wanted }) => content.files.map((file) => ({ id, content: file, wanted })),
    }),
  }),
})

const DownloadsBlock = builder.objectRef<BlockInPage<DownloadsContent>>('DownloadsBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ resolve: ({ content, wanted }) => localize(content.title, wanted) }),
    lead: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.lead, wanted) }),
    groups: t.field({
      type: [DownloadGroup],
      resolve: ({ id, content, wanted }) => content.groups.map((group) => ({ id, content: group, wanted })),
    }),
  }),
})

/** Files to download, in groups (PAGE-21). */
export const downloads: BlockKind<DownloadsContent> = {
  type: DownloadsBlock,
  toStored: (block, { text, optional }) => ({
    kind: 'downloads',
    title: text(block.title),
    lead: optional(block.lead),
    groups: block.groups.map(({ id, title, files }) => ({
      id,
      title: text(title),
      files: files.map(({ slug, name, image = null }) => ({ slug, name: text(name), image })),
    })),
  }),
  listText: ({ title, lead, groups }) => ({ headings: [title, ...groups.map((group) => group.title)], body: [lead] }),
  listPictures: ({ groups }) => groups.flatMap(({ files }) => files.map(({ image }) => image)),
}
