import { toPage } from '@kudex/domain/pages'
import type { PageFragment } from './generated/graphql.ts'
import type { ContentPage } from './content.types.ts'
import { toContentBlock } from './blocks/toContentBlock.ts'

/** Maps a page of the content service with the defaults of PAGE-04. */
export function toContentPage(page: PageFragment): ContentPage {
  const { siteId, description, header, image, updatedAt, blocks } = page
  return {
    ...toPage(page),
    siteId,
    description,
    header: { theme: header.theme || 'Default', hidden: header.hidden },
    image,
    updatedAt,
    blocks: blocks.map(toContentBlock),
  }
}
