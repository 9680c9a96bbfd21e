import type { Picture } from '../../components/Picture/Picture.types.js'

/** Pictures of one thing with thumbnails; choosing one needs no script. */
export interface GalleryProps {
  /** Name of the group of thumbnails. */
  readonly label: string
  /** The entries in the order shown. */
  readonly items: readonly GalleryItem[]
  /** The first picture is the page's largest paint. */
  readonly isPriority?: boolean | undefined
  /**
   * Shows the pictures as large as the window, beginning with this one, counted from 0. Without it, and without script,
   * the links of the items lead to the large pictures.
   */
  readonly onEnlarge?: ((index: number) => void) | undefined
  /** The language of the captions, where the words around it are in another (WCAG 3.1.2). */
  readonly contentLanguage?: string | undefined
}

export interface GalleryItem {
  readonly id: string
  readonly picture: Picture
  readonly thumbnail: Picture
  /** Name of the thumbnail, for example “Picture 2 of 5”. */
  readonly label: string
  readonly caption?: string | undefined
  /** The picture at its largest, for example “Enlarge picture”. */
  readonly large?: { readonly href: string; readonly text: string } | undefined
}
