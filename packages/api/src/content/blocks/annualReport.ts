import type { ContentLink } from '@kudex/domain/links'
import type { ContentImage } from '../contentImage.types.ts'
import type { AnnualReportBlockFragment } from '../generated/graphql.ts'
import { toContentLink } from '../toContentLink.ts'

/** The annual report; the first link is the main download (INV-05). */
export interface AnnualReportBlock {
  readonly kind: 'annualReport'
  readonly id: string
  readonly title: string
  readonly text: string | null
  readonly image: ContentImage
  readonly links: readonly ContentLink[]
}

export function toAnnualReportBlock({
  id,
  heading: title,
  body: text,
  picture: image,
  links,
}: AnnualReportBlockFragment): AnnualReportBlock {
  return { kind: 'annualReport', id, title, text, image, links: links.map(toContentLink) }
}
