import type { FooterQuery } from './generated/graphql.ts'
import type { ContentFooter } from './content.types.ts'
import { toContentLink } from './toContentLink.ts'

/** Maps a footer of the content service (NAV-11). */
export function toContentFooter(footer: NonNullable<FooterQuery['footer']>): ContentFooter {
  return {
    id: footer.id,
    theme: footer.theme || 'Default',
    contactLink: footer.contactLink && toContentLink(footer.contactLink),
    sections: footer.sections.map(({ title, links }) => ({ title, links: links.map(toContentLink) })),
    legalLinks: footer.legalLinks.map(toContentLink),
    legalText: footer.legalText,
  }
}
