import type { Picture } from '../../components/Picture/Picture.types.js'

/** Highlights of a product: each has a name and an image or a video (CAT-19). */
export interface HighlightsProps {
  /** Heading. */
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
  /** Texts of controls and announcements. */
  readonly labels: { readonly more: string; readonly video: string }
  /** Language of catalogue texts if it differs from the page's (WCAG 3.1.2). */
  readonly contentLanguage?: string | undefined
  /** Id of the element, as a target of links. */
  readonly id?: string | undefined
}
