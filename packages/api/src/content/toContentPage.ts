import { toPage } from '@kudex/domain/pages'
import type { PageFragment } from './generated/graphql.ts'
import type { ContentBlock, ContentPage } from './content.types.ts'
import { toContentLink } from './toContentLink.ts'

/** Maps a page of the content service; what it leaves empty gets the defaults of PAGE-04. */
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

function toContentBlock(block: PageFragment['blocks'][number]): ContentBlock {
  switch (block.__typename) {
    case 'HeroBlock': {
      const { id, overline, heading, lead, image, links } = block
      return { kind: 'hero', id, overline, title: heading, lead, image, links: links.map(toContentLink) }
    }
    case 'TeasersBlock': {
      const { id, title, lead, teasers } = block
      return {
        kind: 'teasers',
        id,
        title,
        lead,
        teasers: teasers.map((teaser) => ({ ...teaser, link: toContentLink(teaser.link) })),
      }
    }
    case 'TextBlock':
      return { kind: 'text', id: block.id, title: block.title, anchor: block.anchor, text: block.structuredText }
    case 'MediaBlock':
      return { kind: 'media', id: block.id, image: block.picture, caption: block.caption, preset: block.preset }
    case 'QuoteBlock':
      return { kind: 'quote', id: block.id, text: block.quote, person: block.person, role: block.role }
    case 'FactsBlock':
      return { kind: 'facts', id: block.id, title: block.title, facts: block.facts }
    case 'ProductTeasersBlock': {
      const { id, title, lead, productSlugs } = block
      return { kind: 'productTeasers', id, title, lead, productSlugs }
    }
    case 'LinksBlock':
      return { kind: 'links', id: block.id, title: block.title, links: block.links.map(toContentLink) }
  }
}
