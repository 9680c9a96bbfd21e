import type { Picture } from '../../components/Picture/Picture.types.js'

/** A picture or a video with its caption. */
export interface MediaFigureProps {
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
  readonly caption?: string | undefined
  readonly credit?: string | undefined
  /** The widths of the image presets (IMG-02). */
  readonly layout?: 'stretched' | 'break-out' | 'inline' | undefined
  readonly id?: string | undefined
}
