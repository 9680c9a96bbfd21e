/** One picture in several formats. Width and height are always given, so nothing moves while it loads (IMG-01). */
export interface Picture {
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[]
  readonly src: string
  readonly sizes?: string | undefined
}
