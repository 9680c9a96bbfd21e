import type { ContentLink } from '@kudex/domain/links'
import type { FooterLinkFragment, FooterQuery } from './generated/graphql.ts'
import { toContentLink } from './toContentLink.ts'

/** The footer of a site (NAV-11). */
export type ContentFooter = ReturnType<typeof toContentFooter>

/** A link of the footer, with the language of its text; null if the text is the same in all languages. */
export type FooterLink = ContentLink & { readonly textLanguage: string | null }

/** Maps a footer of the content service (NAV-11). */
export function toContentFooter(footer: NonNullable<FooterQuery['footer']>) {
  return {
    ...footer,
    theme: footer.theme || 'Default',
    contactLink: footer.contactLink && toFooterLink(footer.contactLink),
    sections: footer.sections.map((section) => ({ ...section, links: section.links.map(toFooterLink) })),
    legalLinks: footer.legalLinks.map(toFooterLink),
  }
}

function toFooterLink(link: FooterLinkFragment): FooterLink {
  return { ...toContentLink(link), textLanguage: link.textLanguage }
}
