import { catalogueMessages } from '../../catalogue/catalogue.messages.ts'
import { toDuration } from '../../editorial/entryText.ts'
import { toPlayedVideo } from '../../media/toPlayedVideo.ts'
import type { BlockLoader } from '../blocks.types.ts'
import { toMediaFigure } from './media.ts'
import { videoMessages } from './video.messages.ts'

/** Plays our own videos. Videos of other providers are linked, and nothing is fetched from the provider. */
export const video: BlockLoader<'VideoBlock'> = {
  toView({ heading: title, url, mediaType, poster, preset, caption, seconds, tracks }, { language, intl }) {
    const figure = toMediaFigure(poster, preset, caption)
    const watch = intl.formatMessage(catalogueMessages.video)
    if (mediaType !== null) {
      const played = toPlayedVideo({ url, mediaType, title, tracks }, language)
      return { kind: 'media', props: { ...figure, video: { ...played, playText: watch } } }
    }
    const duration = toDuration(seconds)
    const watchLink = {
      href: url,
      text: duration === null ? watch : `${watch} (${duration})`,
      note: intl.formatMessage(videoMessages.elsewhere),
    }
    return { kind: 'media', props: { ...figure, watchLink } }
  },
}
