import type { Picture } from '../../components/Picture/Picture.types.js'

/** A picture or a video with its caption. */
export interface MediaFigureProps {
  /** The picture with its sizes and the text that stands for it. */
  readonly picture: Picture
  /** With a video the picture is its poster. */
  readonly video?:
    | {
        readonly src: string
        readonly type: string
        readonly label: string
        /** The poster in one size; left out: the picture's plain format. */
        readonly poster?: string | undefined
        readonly captions?:
          | readonly {
              readonly src: string
              readonly lang: string
              readonly label: string
              /** Shown from the start. */
              readonly isDefault?: boolean | undefined
            }[]
          | undefined
      }
    | undefined
  /**
   * A video that somebody else plays: the picture leads there, and says so before it is pressed. Nothing of it is
   * fetched by this page.
   */
  readonly watchLink?: { readonly href: string; readonly text: string; readonly note: string } | undefined
  /** A line below the picture. */
  readonly caption?: string | undefined
  /** Who made the picture. */
  readonly credit?: string | undefined
  /** The widths of the image presets (IMG-02). */
  readonly layout?: 'stretched' | 'break-out' | 'inline' | undefined
  /** Anchor that links can lead to. */
  readonly id?: string | undefined
}
