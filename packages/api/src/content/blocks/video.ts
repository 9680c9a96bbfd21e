import type { ContentImage } from '../contentImage.types.ts'
import type { VideoBlockFragment } from '../generated/graphql.ts'

/** A video, played on the page or linked on the page of its provider. */
export interface VideoBlock {
  readonly kind: 'video'
  readonly id: string
  /** What the video shows. */
  readonly title: string
  readonly poster: ContentImage
  readonly url: string
  /** Null if `url` is the page of a provider that plays the video. */
  readonly mediaType: string | null
  readonly seconds: number | null
  /** Captions in WebVTT. */
  readonly tracks: readonly { readonly url: string; readonly language: string }[]
  readonly caption: string | null
  readonly preset: string
}

export function toVideoBlock({
  id,
  heading: title,
  poster,
  url,
  mediaType,
  seconds,
  tracks,
  caption,
  preset,
}: VideoBlockFragment): VideoBlock {
  return { kind: 'video', id, title, poster, url, mediaType, seconds, tracks, caption, preset }
}
