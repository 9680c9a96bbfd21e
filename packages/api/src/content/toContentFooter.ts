import type { FooterLinkFragment, FooterQuery } from './generated/graphql.ts'
import type { ContentFooter, FooterLink } from './content.types.ts'
import { toContentLink } from './toContentLink.ts'

/** Maps a footer of the content service (NAV-11). */
export function toContentFooter(footer: NonNullable<FooterQuery['footer']>): ContentFooter {
  return {
    id: footer.id,
    theme: footer.theme || 'Default',
    contactLink: footer.contactLink && toFooterLink(footer.contactLink),
    sections: footer.sections.map((section) => ({ ...section, links: section.links.map(toFooterLink) })),
    legalLinks: footer.legalLinks.map(toFooterLink),
    legalText: footer.legalText,
  }
}

function toFooterLink(link: FooterLinkFragment): FooterLink {
  return { ...toContentLink(link), textLanguage: link.textLanguage }
}
