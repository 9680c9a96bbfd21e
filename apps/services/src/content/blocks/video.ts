import type { SeedBlock } from '../../../seed/seed.types.ts'
import { localize, localizeOptional } from '../../localization/localize.ts'
import type { VideoContent } from '../blocks.types.ts'
import { builder } from '../builder.ts'
import { defaultPicture, findImage, Image } from '../images.ts'
import type { BlockInPage, BlockKind } from './blockKind.ts'

const VideoTrack = builder.objectRef<VideoContent['tracks'][number]>('VideoTrack').implement({
  fields: (t) => ({ url: t.exposeString('url'), language: t.exposeString('language') }),
})

const VideoBlock = builder.objectRef<BlockInPage<VideoContent>>('VideoBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ resolve: ({ content, wanted }) => localize(content.title, wanted) }),
    poster: t.field({
      type: Image,
      resolve: async ({ content, wanted }, _args, context) =>
        (await findImage(content.poster, wanted, context)) ?? { picture: defaultPicture, wanted },
    }),
    url: t.string({ resolve: ({ content }) => content.url }),
    mediaType: t.string({
      nullable: true,
      description: 'Media type of the file; null if the URL is an external video page.',
      resolve: ({ content }) => content.mediaType,
    }),
    seconds: t.int({ nullable: true, resolve: ({ content }) => content.seconds }),
    tracks: t.field({ type: [VideoTrack], resolve: ({ content }) => content.tracks }),
    caption: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.caption, wanted) }),
    preset: t.string({ resolve: ({ content }) => content.preset }),
  }),
})

/** A video, played on the page or linked on the page of its provider (CAT-11). */
export const video: BlockKind<VideoContent> = {
  type: VideoBlock,
  toStored: (block, { text, optional }) => ({
    kind: 'video',
    title: text(block.title),
    poster: block.poster,
    ...toVideoSource(block.source),
    seconds: block.seconds ?? null,
    caption: optional(block.caption),
    preset: block.preset,
  }),
  listText: ({ title, caption }) => ({ headings: [title], body: [caption] }),
}

/** Our own films are files of the file service, with their captions next to them (ROUTE-42). */
function toVideoSource(source: Extract<SeedBlock, { kind: 'video' }>['source']) {
  if ('url' in source) return { url: source.url, mediaType: null, tracks: [] }
  const tracks = source.languages.map((language) => ({
    url: `/file/film-${source.film}-captions?l=${language}`,
    language,
  }))
  return { url: `/file/film-${source.film}`, mediaType: 'video/mp4', tracks }
}
