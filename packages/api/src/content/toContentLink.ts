import type { ContentLink } from '@kudex/domain/links'
import type { LinkFragment } from './generated/graphql.ts'

/** Maps a link of the content service by its kind (PAGE-10…12); missing targets become empty strings. */
export function toContentLink(link: LinkFragment & { readonly pageType?: string | null }): ContentLink {
  const { text, openInNewTab } = link
  switch (link.kind) {
    case 'page':
      return {
        kind: 'page',
        text,
        openInNewTab,
        pageId: link.pageId ?? '',
        path: link.path ?? '',
        pageParameters: link.pageParameters,
        ...(link.pageType && { pageType: link.pageType }),
      }
    case 'path':
      return { kind: 'path', text, openInNewTab, path: link.path ?? '' }
    case 'external':
      return { kind: 'external', text, openInNewTab, url: link.url ?? '' }
    case 'product':
      return { kind: 'product', text, openInNewTab, productSlug: link.productSlug ?? '' }
    case 'service':
      return { kind: 'service', text, openInNewTab, serviceSlug: link.serviceSlug ?? '' }
  }
}
