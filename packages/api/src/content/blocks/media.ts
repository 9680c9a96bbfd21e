import type { ContentImage } from '../contentImage.types.ts'
import type { MediaBlockFragment } from '../generated/graphql.ts'

/** A picture with a caption. */
export interface MediaBlock {
  readonly kind: 'media'
  readonly id: string
  readonly image: ContentImage
  readonly caption: string | null
  readonly preset: string
}

export function toMediaBlock({ id, picture: image, caption, preset }: MediaBlockFragment): MediaBlock {
  return { kind: 'media', id, image, caption, preset }
}
