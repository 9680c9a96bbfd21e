import type { ContentLink } from '@kudex/domain/links'
import type { ContentImage } from '../contentImage.types.ts'
import type { TeasersBlockFragment } from '../generated/graphql.ts'
import { toContentLink } from '../toContentLink.ts'

/** Teasers of other pages. */
export interface TeasersBlock {
  readonly kind: 'teasers'
  readonly id: string
  readonly title: string | null
  readonly lead: string | null
  readonly teasers: readonly ContentTeaser[]
}

export interface ContentTeaser {
  readonly id: string
  readonly overline: string | null
  readonly title: string
  readonly text: string | null
  readonly image: ContentImage | null
  readonly link: ContentLink
}

export function toTeasersBlock({ id, title, lead, teasers }: TeasersBlockFragment): TeasersBlock {
  return {
    kind: 'teasers',
    id,
    title,
    lead,
    teasers: teasers.map((teaser) => ({ ...teaser, link: toContentLink(teaser.link) })),
  }
}
