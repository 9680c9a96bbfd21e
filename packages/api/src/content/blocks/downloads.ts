import type { ContentImage } from '../contentImage.types.ts'
import type { DownloadsBlockFragment } from '../generated/graphql.ts'

/** Files to download, in groups (PAGE-21). */
export interface DownloadsBlock {
  readonly kind: 'downloads'
  readonly id: string
  readonly title: string
  readonly lead: string | null
  readonly groups: readonly { readonly id: string; readonly title: string; readonly files: readonly Download[] }[]
}

export interface Download {
  readonly slug: string
  readonly name: string
  readonly image: ContentImage | null
  readonly file: { readonly language: string; readonly extension: string; readonly sizeBytes: number } | null
}

export function toDownloadsBlock({ id, heading: title, lead, groups }: DownloadsBlockFragment): DownloadsBlock {
  return { kind: 'downloads', id, title, lead, groups }
}
