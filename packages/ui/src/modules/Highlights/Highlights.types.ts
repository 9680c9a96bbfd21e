import type { Picture } from '../../components/Picture/Picture.types.js'

/** Highlights of a product: each has a name and an image or a video (CAT-19). */
export interface HighlightsProps {
  readonly title: string
  readonly items: readonly {
    readonly id: string
    readonly name: string
    readonly shortDescription?: string | undefined
    readonly longDescription?: string | undefined
    /** The image, or the image of the video. */
    readonly picture?: Picture | undefined
    readonly videoHref?: string | undefined
  }[]
  readonly labels: { readonly more: string; readonly video: string }
  readonly id?: string | undefined
}
