import { Lightbox } from '@kudex/ui'
import { useAppContext } from '../../../../features/shared/index.ts'
import { catalogueMessages } from '../catalogue.messages.ts'
import type { ProductPageProps } from '../catalogue.types.ts'

export interface GalleryLightboxProps extends Pick<ProductPageProps, 'name' | 'gallery'> {
  readonly startIndex: number
  readonly onClose: () => void
}

/** Full-window pictures of a product (CAT-11, IMG-06); loaded when a picture is pressed. */
export function GalleryLightbox({ name, gallery, startIndex, onClose }: GalleryLightboxProps) {
  const { intl } = useAppContext()
  const text = intl.formatMessage
  return (
    <Lightbox
      open
      onOpenChange={onClose}
      title={text(catalogueMessages.gallery, { name })}
      startIndex={startIndex}
      items={gallery.map(({ id, large, largeThumbnail, caption }) => ({
        id,
        picture: large,
        thumbnail: largeThumbnail,
        caption: caption ?? undefined,
      }))}
      labels={{
        close: text(catalogueMessages.closeGallery),
        previous: text(catalogueMessages.previousPicture),
        next: text(catalogueMessages.nextPicture),
        toPosition: (position, count) => text(catalogueMessages.galleryItem, { position, count }),
        toThumbnail: (position) => text(catalogueMessages.showPicture, { position }),
      }}
    />
  )
}
