import { toPage } from '@kudex/domain/pages'
import type { PageByIdQuery, PageFragment } from './generated/graphql.ts'
import { toContentBlock } from './toContentBlock.ts'

/** A content page, identified by its slug and id (PAGE-03, PAGE-05). */
export type ContentPage = ReturnType<typeof toContentPage>

/** Maps a page of the content service with the defaults of PAGE-04. */
export function toContentPage(page: PageFragment & Partial<PageByIdQuery['page']>) {
  return {
    ...toPage(page),
    header: { ...page.header, theme: page.header.theme || 'Default' },
    blocks: page.blocks.map(toContentBlock),
  }
}
