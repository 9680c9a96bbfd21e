/** One format of a picture: a MIME type and its candidates as in the `srcset` attribute. */
export type PictureSource = { readonly type: string; readonly srcSet: string; readonly media?: string | undefined }

/** Picture data, best format first. */
export interface Picture {
  /** Alternative text; empty for decoration. */
  readonly alt: string
  /** Intrinsic width in pixels; reserves space while loading. */
  readonly width: number
  readonly height: number
  readonly sources: readonly PictureSource[]
  /** Fallback source that every browser supports. */
  readonly src: string
  /** The `sizes` attribute. */
  readonly sizes?: string | undefined
}
