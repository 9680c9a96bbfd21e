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
        readonly captions?: { readonly src: string; readonly lang: string; readonly label: string } | undefined
      }
    | undefined
  /** A line below the picture. */
  readonly caption?: string | undefined
  /** Who made the picture. */
  readonly credit?: string | undefined
  /** The widths of the image presets (IMG-02). */
  readonly layout?: 'stretched' | 'break-out' | 'inline' | undefined
  /** Anchor that links can lead to. */
  readonly id?: string | undefined
}
