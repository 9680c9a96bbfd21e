import type { ImagePresetName } from '@kudex/domain/images'
import { toPicture } from '../../media/toPicture.ts'
import type { BlockLoader } from '../blocks.types.ts'

export const teasers: BlockLoader<'TeasersBlock'> = {
  listLinks: (block) => block.teasers.map(({ link }) => link),
  toView({ title, lead, teasers: items }, { isHome, resolveLink }) {
    const isLeadFirst = isHome && items.length > 2
    return {
      kind: 'teasers',
      props: {
        title: title ?? undefined,
        lead: lead ?? undefined,
        items: items.map(({ id, title, overline, text, image, link }, index) => {
          const { presets, sizes } = pictures[isLeadFirst && index === 0 ? 'lead' : 'even']
          const { href, openInNewTab } = resolveLink(link)
          return {
            id,
            title,
            href,
            openInNewTab,
            overline: overline ?? undefined,
            text: text ?? undefined,
            picture: image ? toPicture(image, presets, sizes) : undefined,
          }
        }),
        layout: isLeadFirst ? 'lead-first' : 'even',
      },
    }
  },
}

interface PictureSizes {
  readonly presets: readonly [ImagePresetName, ...ImagePresetName[]]
  readonly sizes: string
}

/** Measured at 375 to 1920 px: a size that is declared too small makes the picture blurred. */
const pictures: { readonly lead: PictureSizes; readonly even: PictureSizes } = {
  lead: {
    presets: ['break-out', 'inline', 'classification-480'],
    sizes: '(min-width: 96em) 60rem, (min-width: 64em) 62vw, 92vw',
  },
  even: {
    presets: ['inline', 'classification-480'],
    sizes: '(min-width: 96em) 29rem, (min-width: 64em) 30vw, (min-width: 40em) 45vw, 92vw',
  },
}
