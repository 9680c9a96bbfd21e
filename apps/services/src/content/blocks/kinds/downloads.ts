import { type FileVersion, findVersion } from '../../../files/fileStore.ts'
import { builder } from '../../builder.ts'
import { id, list, optionalImage, optionalText, string, text } from '../blockFields.ts'
import { defineBlock } from '../blockKind.ts'

const DownloadFile = builder.objectRef<FileVersion>('DownloadFile').implement({
  fields: (t) => ({
    language: t.exposeString('language'),
    extension: t.string({ resolve: ({ filename }) => /\.([a-z0-9]{1,10})$/i.exec(filename)?.[1] ?? '' }),
    sizeBytes: t.exposeInt('size'),
  }),
})

/** Files to download, in groups (PAGE-21). */
export const downloads = defineBlock('downloads', {
  fields: {
    title: text,
    lead: optionalText,
    groups: list('DownloadGroup', {
      id,
      title: text,
      files: list('Download', { slug: string(), name: text, image: optionalImage }, (t) => ({
        file: t.field({
          description:
            'The file in the first preferred language that exists, else in English, else in any; null if there is none.',
          type: DownloadFile,
          nullable: true,
          resolve: async ({ content, wanted }, _args, { loaders, mayReadProtected }) => {
            const versions = await loaders.files.load(content.slug)
            // Files of protected pages are not listed on other pages (PAGE-17).
            const listed = mayReadProtected ? versions : versions.filter(({ isPublic }) => isPublic)
            return findVersion(listed, [...wanted, 'en'])
          },
        }),
      })),
    }),
  },
  listText: ({ title, lead, groups }) => ({ headings: [title, ...groups.map((group) => group.title)], body: [lead] }),
  listPictures: ({ groups }) => groups.flatMap(({ files }) => files.map(({ image }) => image)),
})
