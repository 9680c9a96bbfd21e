/** One format of a picture: a MIME type and its candidates as in the `srcset` attribute. */
export type PictureSource = { readonly type: string; readonly srcSet: string; readonly media?: string | undefined }

/** A picture as data: what the application knows about it, best format first. */
export interface Picture {
  /** What the picture shows; empty for decoration. */
  readonly alt: string
  /** Pixels of the picture itself; they keep its room free while it loads. */
  readonly width: number
  readonly height: number
  readonly sources: readonly PictureSource[]
  /** The format every browser knows. */
  readonly src: string
  /** How wide the picture is shown, as in the `sizes` attribute. */
  readonly sizes?: string | undefined
}
