import type { BlockContent } from '../../blocks.types.ts'
import { builder } from '../../builder.ts'
import { image, optionalInt, optionalString, optionalText, string, text } from '../blockFields.ts'
import { defineBlock } from '../blockKind.ts'

const VideoTrack = builder.objectRef<BlockContent<'video'>['tracks'][number]>('VideoTrack').implement({
  fields: (t) => ({ url: t.exposeString('url'), language: t.exposeString('language') }),
})

/** A video, played on the page or linked on the page of its provider (CAT-11). */
export const video = defineBlock('video', {
  fields: {
    title: text,
    poster: image,
    url: string(),
    mediaType: optionalString<NonNullable<BlockContent<'video'>['mediaType']>>({
      description: 'Media type of the file; null if the URL is an external video page.',
    }),
    seconds: optionalInt,
    tracks: {
      toStored: (tracks) => tracks,
      create: (t, read) => t.field({ type: [VideoTrack], resolve: read }),
    },
    caption: optionalText,
    preset: string(),
  },
  fromSeed: ({ source }) => {
    if ('url' in source) return { url: source.url, mediaType: null, tracks: [] }
    // Our own films are files of the file service, with their captions next to them (ROUTE-42).
    const url = `/file/film-${source.film}`
    const tracks = source.languages.map((language) => ({ url: `${url}-captions?l=${language}`, language }))
    return { url, mediaType: 'video/mp4', tracks }
  },
  listText: ({ title, caption }) => ({ headings: [title], body: [caption] }),
  listPictures: ({ poster }) => [poster],
})
