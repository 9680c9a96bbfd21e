import type { Picture } from '../../components/Picture/Picture.types.js'

/** Highlights of a product: each has a name and an image or a video (CAT-19). */
export interface HighlightsProps {
  /** The heading. */
  readonly title: string
  /** The highlights, each with a picture or a video. */
  readonly items: readonly {
    readonly id: string
    readonly name: string
    readonly shortDescription?: string | undefined
    readonly longDescription?: string | undefined
    /** The image, or the image of the video. */
    readonly picture?: Picture | undefined
    readonly videoHref?: string | undefined
  }[]
  /** Words on controls and words that are only read out. */
  readonly labels: { readonly more: string; readonly video: string }
  /** The language of what the catalogue says, where the words around it are in another (WCAG 3.1.2). */
  readonly contentLanguage?: string | undefined
  /** Anchor that links can lead to. */
  readonly id?: string | undefined
}
