import type { ContentLink } from '@kudex/domain/links'
import type { ContentImage } from '../contentImage.types.ts'
import type { HeroBlockFragment } from '../generated/graphql.ts'
import { toContentLink } from '../toContentLink.ts'

/** Opens a page: title, lead, picture and links. */
export interface HeroBlock {
  readonly kind: 'hero'
  readonly id: string
  readonly overline: string | null
  readonly title: string
  readonly lead: string | null
  readonly image: ContentImage | null
  readonly links: readonly ContentLink[]
}

export function toHeroBlock({ id, overline, heading: title, lead, image, links }: HeroBlockFragment): HeroBlock {
  return { kind: 'hero', id, overline, title, lead, image, links: links.map(toContentLink) }
}
