import type { Picture } from '../../components/Picture/Picture.types.js'

/** A picture or a video with its caption. */
export interface MediaFigureProps {
  /** Picture with sources and alternative text. */
  readonly picture: Picture
  /** With a video the picture is its poster. */
  readonly video?:
    | {
        readonly src: string
        readonly type: string
        readonly label: string
        /** Poster URL; defaults to the picture's fallback source. */
        readonly poster?: string | undefined
        readonly captions?:
          | readonly {
              readonly src: string
              readonly lang: string
              readonly label: string
              /** Captions that are on by default. */
              readonly isDefault?: boolean | undefined
            }[]
          | undefined
      }
    | undefined
  /** Link to a video on another site; the text must say so. The page loads nothing from it. */
  readonly watchLink?: { readonly href: string; readonly text: string; readonly note: string } | undefined
  /** A line below the picture. */
  readonly caption?: string | undefined
  /** Credit. */
  readonly credit?: string | undefined
  /** The widths of the image presets (IMG-02). */
  readonly layout?: 'stretched' | 'break-out' | 'inline' | undefined
  /** Id of the element, as a target of links. */
  readonly id?: string | undefined
}
