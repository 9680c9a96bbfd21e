import type { ReactNode } from 'react'
import type { GalleryProps } from '../Gallery/Gallery.types.js'
import type { LinkItem } from '../link.types.js'
import type { Picture } from '../../components/Picture/Picture.types.js'

/** Head of a product or service page: name, brand, descriptions, gallery (CAT-11). Holds the page's `<h1>`. */
export interface ProductHeaderProps {
  /** Name of the product. */
  readonly name: string
  /** A few words above the heading that place it. */
  readonly overline?: string | undefined
  /** The language of these words, where that of the page is another (WCAG 3.1.2). */
  readonly overlineLanguage?: string | undefined
  /** Brand, unless it is the group's own (SITE-20). */
  readonly brand?: { readonly name: string; readonly picture?: Picture | undefined } | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** The long description; line breaks part paragraphs. */
  readonly description?: string | undefined
  /** The pictures, and what they are called together. */
  readonly gallery: Pick<GalleryProps, 'label' | 'items' | 'onEnlarge'>
  /** The numbers that decide, already formatted. */
  readonly figures?: readonly { readonly id: string; readonly value: string; readonly label: string }[] | undefined
  /** What to do next; the first is the main action. */
  readonly links?: readonly LinkItem[] | undefined
  /** Further controls, for example “Add to comparison” (CAT-27). */
  readonly actions?: ReactNode
  /** The language of what the catalogue says, where the words around it are in another (WCAG 3.1.2). */
  readonly contentLanguage?: string | undefined
}
