import type { Picture } from '../../components/Picture/Picture.types.js'

/** Pictures of one thing with thumbnails; choosing one needs no script. */
export interface GalleryProps {
  /** Name of the group of thumbnails. */
  readonly label: string
  /** The entries in the order shown. */
  readonly items: readonly GalleryItem[]
  /** The first picture is the page's largest paint. */
  readonly isPriority?: boolean | undefined
}

export interface GalleryItem {
  readonly id: string
  readonly picture: Picture
  readonly thumbnail: Picture
  /** Name of the thumbnail, for example “Picture 2 of 5”. */
  readonly label: string
  readonly caption?: string | undefined
}
