import type { ContactKind } from '@kudex/domain/contacts'
import type { ContentLink } from '@kudex/domain/links'
import type { FurtherBlock } from './furtherBlocks.types.ts'
import type { NavigationImage, NavigationRecord } from '@kudex/domain/navigation'
import type { PageProperties } from '@kudex/domain/pages'

/** A picture of the image service. */
export type ContentImage = NavigationImage

/** A navigation tree as the content service stores it (NAV-01). */
export interface ContentNavigation {
  readonly id: string
  readonly items: readonly NavigationRecord[]
}

/** The footer of a site (NAV-11). */
export interface ContentFooter {
  readonly id: string
  readonly theme: string
  readonly contactLink: FooterLink | null
  readonly sections: readonly {
    readonly title: string
    readonly titleLanguage: string | null
    readonly links: readonly FooterLink[]
  }[]
  readonly legalLinks: readonly FooterLink[]
  readonly legalText: string | null
}

/** A link that stands on pages of other languages too; the language is null where the text is the same in all. */
export type FooterLink = ContentLink & { readonly textLanguage: string | null }

/** A content page, identified by its slug plus the id the content service gave it (PAGE-03, PAGE-05). */
export interface ContentPage extends PageProperties {
  readonly siteId: string
  readonly description: string | null
  readonly header: { readonly theme: string; readonly hidden: boolean }
  readonly image: ContentImage | null
  /** ISO date and time. */
  readonly updatedAt: string
  readonly blocks: readonly ContentBlock[]
}

export type ContentBlock =
  | HeroBlock
  | TeasersBlock
  | TextBlock
  | MediaBlock
  | QuoteBlock
  | FactsBlock
  | ProductTeasersBlock
  | LinksBlock
  | AnchorNavigationBlock
  | FurtherBlock
  | LocationsBlock
  | ContactsBlock
  | VideoBlock
  | AccordionBlock
  | TableBlock

export interface HeroBlock {
  readonly kind: 'hero'
  readonly id: string
  readonly overline: string | null
  readonly title: string
  readonly lead: string | null
  readonly image: ContentImage | null
  readonly links: readonly ContentLink[]
}

export interface TeasersBlock {
  readonly kind: 'teasers'
  readonly id: string
  readonly title: string | null
  readonly lead: string | null
  readonly teasers: readonly ContentTeaser[]
}

export interface ContentTeaser {
  readonly id: string
  readonly overline: string | null
  readonly title: string
  readonly text: string | null
  readonly image: ContentImage | null
  readonly link: ContentLink
}

export interface TextBlock {
  readonly kind: 'text'
  readonly id: string
  readonly title: string | null
  readonly anchor: string | null
  /** A structured text document, not yet checked. */
  readonly text: unknown
}

/** The sections of the page it stands on, in a line that stays in view (NAV-15). */
interface AnchorNavigationBlock {
  readonly kind: 'anchorNavigation'
  readonly id: string
}

export interface MediaBlock {
  readonly kind: 'media'
  readonly id: string
  readonly image: ContentImage
  readonly caption: string | null
  readonly preset: string
}

export interface VideoBlock {
  readonly kind: 'video'
  readonly id: string
  /** What the video shows. */
  readonly title: string
  readonly poster: ContentImage
  readonly url: string
  /** Of a file of our own; null: the address is a page of somebody else. */
  readonly mediaType: string | null
  readonly seconds: number | null
  /** Captions in WebVTT. */
  readonly tracks: readonly { readonly url: string; readonly language: string }[]
  readonly caption: string | null
  readonly preset: string
}

export interface AccordionBlock {
  readonly kind: 'accordion'
  readonly id: string
  readonly title: string | null
  /** With structured text documents, not yet checked. */
  readonly items: readonly { readonly id: string; readonly title: string; readonly text: unknown }[]
}

export interface TableBlock {
  readonly kind: 'table'
  readonly id: string
  readonly title: string | null
  /** What the table tells. */
  readonly caption: string
  readonly columns: readonly string[]
  /** The first cell of a row is its head. */
  readonly rows: readonly (readonly string[])[]
}

export interface QuoteBlock {
  readonly kind: 'quote'
  readonly id: string
  readonly text: string
  readonly person: string | null
  readonly role: string | null
}

export interface FactsBlock {
  readonly kind: 'facts'
  readonly id: string
  readonly title: string | null
  readonly facts: readonly { readonly value: string; readonly unit: string | null; readonly label: string }[]
}

export interface ProductTeasersBlock {
  readonly kind: 'productTeasers'
  readonly id: string
  readonly title: string | null
  readonly lead: string | null
  readonly productSlugs: readonly string[]
}

export interface LinksBlock {
  readonly kind: 'links'
  readonly id: string
  readonly title: string | null
  readonly links: readonly ContentLink[]
}

/** Locations of the site that fit what is given (CONTACT-03). */
export interface LocationsBlock {
  readonly kind: 'locations'
  readonly id: string
  readonly title: string | null
  readonly lead: string | null
  /** Whether visitors may narrow it (CONTACT-04). */
  readonly hasFilters: boolean
  readonly brand: string | null
  readonly contactKind: ContactKind | null
  readonly country: string | null
}

/** Contacts of the site, in order. */
export interface ContactsBlock {
  readonly kind: 'contacts'
  readonly id: string
  readonly title: string | null
  readonly lead: string | null
  readonly contactIds: readonly string[]
}
