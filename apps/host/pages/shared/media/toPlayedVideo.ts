import { resolveLanguageName } from '@kudex/domain/locales'
import type { MediaFigureProps } from '@kudex/ui'

/** A video of our file service. */
export interface OwnVideo {
  readonly url: string
  readonly mediaType: string
  /** Describes its content. */
  readonly title: string
  readonly tracks: readonly { readonly url: string; readonly language: string }[]
}

/** A video without the text of its play sign, which is in the language of the interface. */
export type PlayedVideo = Omit<NonNullable<MediaFigureProps['video']>, 'playText'>

/**
 * Props of a video: captions are named in their own language; those in the page's language are on by default (CAT-11,
 * PAGE-01).
 */
export function toPlayedVideo({ url, mediaType, title, tracks }: OwnVideo, language: string): PlayedVideo {
  return {
    src: url,
    type: mediaType,
    label: title,
    captions: tracks.map((track) => ({
      src: track.url,
      lang: track.language,
      label: resolveLanguageName(track.language, track.language),
      isDefault: track.language === language,
    })),
  }
}

/**
 * Parses the URL of a video of our file service: `/file/film-x#captions=en,de` names the languages of its captions,
 * which are at `/file/film-x-captions`. Null for other URLs (CAT-11).
 */
export function readOwnFilm(address: string): Omit<OwnVideo, 'title'> | null {
  const [, url, languages = ''] = /^(\/file\/[a-z0-9-]+)(?:#captions=([a-z,]+))?$/.exec(address) ?? []
  if (url === undefined) return null
  return {
    url,
    mediaType: 'video/mp4',
    tracks: languages
      .split(',')
      .filter((language) => /^[a-z]{2}$/.test(language))
      .map((language) => ({ url: `${url}-captions?l=${language}`, language })),
  }
}
