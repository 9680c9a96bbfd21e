import type { Picture } from '../../components/Picture/Picture.types.js'

/** Pictures of one subject with thumbnails; works without script. */
export interface GalleryProps {
  /** Accessible name of the thumbnails. */
  readonly label: string
  /** Entries in display order. */
  readonly items: readonly GalleryItem[]
  /** Loads the first picture with high priority (largest contentful paint). */
  readonly isPriority?: boolean | undefined
  /**
   * Opens the full-window view at this zero-based index. Without it, and without script, links lead to the large
   * pictures.
   */
  readonly onEnlarge?: ((index: number) => void) | undefined
  /** Language of the captions if it differs from the page's (WCAG 3.1.2). */
  readonly contentLanguage?: string | undefined
}

export interface GalleryItem {
  readonly id: string
  readonly picture: Picture
  readonly thumbnail: Picture
  /** Accessible name of the thumbnail, for example “Picture 2 of 5”. */
  readonly label: string
  readonly caption?: string | undefined
  /** Link to the largest picture, for example “Enlarge picture”. */
  readonly large?: { readonly href: string; readonly text: string } | undefined
}
