import type { ContentLink } from '@kudex/domain/links'
import type { LinksBlockFragment } from '../generated/graphql.ts'
import { toContentLink } from '../toContentLink.ts'

/** A list of links. */
export interface LinksBlock {
  readonly kind: 'links'
  readonly id: string
  readonly title: string | null
  readonly links: readonly ContentLink[]
}

export function toLinksBlock({ id, title, links }: LinksBlockFragment): LinksBlock {
  return { kind: 'links', id, title, links: links.map(toContentLink) }
}
