import type { ShownNewsItem } from '@kudex/api/news-feed'
import { buildImageUrl, imagePresets, resolveImageSize } from '@kudex/domain/images'
import type { Picture } from '@kudex/ui'

/** A picture beside a news item; the text says what it shows. */
export function toNewsPicture(image: NonNullable<ShownNewsItem['image']>): Picture {
  const preset = 'classification-480'
  return {
    alt: '',
    ...resolveImageSize(imagePresets[preset], image),
    sources: [{ type: 'image/webp', srcSet: buildImageUrl('/images', preset, image.id, 'webp') }],
    src: buildImageUrl('/images', preset, image.id, 'png'),
  }
}
