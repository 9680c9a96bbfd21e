import { filmMessages } from '../../media/film.messages.ts'
import { toPicture } from '../../media/toPicture.ts'
import type { BlockLoader } from '../blocks.types.ts'

export const hero: BlockLoader<'HeroBlock'> = {
  listLinks: ({ links }) => links,
  toView: ({ heading: title, overline, lead, image, filmUrl, links }, { isHome, resolveLink, intl }) => ({
    kind: 'hero',
    props: {
      title,
      overline: overline ?? undefined,
      lead: lead ?? undefined,
      picture: image ? toPicture(image, presets, sizes) : undefined,
      film:
        filmUrl === null
          ? undefined
          : {
              src: filmUrl,
              pauseLabel: intl.formatMessage(filmMessages.pause),
              playLabel: intl.formatMessage(filmMessages.play),
            },
      links: links.map(resolveLink),
      size: isHome ? 'large' : 'compact',
    },
  }),
}

/** The first sets the size; the second is for dense screens, on which 1180 pixels are fewer than 1.5 to a CSS pixel. */
const presets = ['stretched', 'stretched-1600', 'break-out', 'inline', 'classification-480'] as const

/** Measured at 375 to 1920 px: browsers show a picture blurred if its size is declared too small. */
const sizes = '(min-width: 96em) 75rem, (min-width: 64em) 65vw, 100vw'
