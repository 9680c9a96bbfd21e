import { isContactKind } from '@kudex/domain/contacts'
import type { ContentBlock } from './content.types.ts'
import { toFurtherBlock, type WireBlock } from './toFurtherBlock.ts'
import { toContentLink } from './toContentLink.ts'

/** Maps a block of a page, a story or a media release. */
export function toContentBlock(block: WireBlock): ContentBlock {
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
    case 'VideoBlock': {
      const { id, heading, poster, url, mediaType, seconds, tracks, caption, preset } = block
      return { kind: 'video', id, title: heading, poster, url, mediaType, seconds, tracks, caption, preset }
    }
    case 'AccordionBlock': {
      const items = block.items.map((item) => ({ id: item.id, title: item.title, text: item.structuredText }))
      return { kind: 'accordion', id: block.id, title: block.title, items }
    }
    case 'TableBlock': {
      const { id, title, tableCaption, columns, rows } = block
      return { kind: 'table', id, title, caption: tableCaption, columns, rows: rows.map(({ cells }) => cells) }
    }
    case 'LinksBlock':
      return { kind: 'links', id: block.id, title: block.title, links: block.links.map(toContentLink) }
    case 'AnchorNavigationBlock':
      return { kind: 'anchorNavigation', id: block.id }
    case 'LocationsBlock': {
      const { id, title, lead, hasFilters, brand, contactKind, country } = block
      const kind = contactKind !== null && isContactKind(contactKind) ? contactKind : null
      return { kind: 'locations', id, title, lead, hasFilters, brand, contactKind: kind, country }
    }
    case 'ContactsBlock':
      return { kind: 'contacts', id: block.id, title: block.title, lead: block.lead, contactIds: block.contactIds }
    default:
      return toFurtherBlock(block)
  }
}
