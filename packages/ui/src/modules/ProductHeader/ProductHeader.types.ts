import type { ReactNode } from 'react'
import type { GalleryProps } from '../Gallery/Gallery.types.js'
import type { LinkItem } from '../link.types.js'
import type { Picture } from '../../components/Picture/Picture.types.js'

/** Header of a product or service page: name, brand, descriptions, gallery (CAT-11). Contains the page's `<h1>`. */
export interface ProductHeaderProps {
  /** Name of the product. */
  readonly name: string
  /** Overline: a few words above the heading. */
  readonly overline?: string | undefined
  /** Language of these texts if it differs from the page's (WCAG 3.1.2). */
  readonly overlineLanguage?: string | undefined
  /** Brand name, unless it is the group's own (SITE-20). */
  readonly brand?: { readonly name: string; readonly picture?: Picture | undefined } | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** Long description; line breaks separate paragraphs. */
  readonly description?: string | undefined
  /** Pictures and the accessible name of the gallery. */
  readonly gallery: Pick<GalleryProps, 'label' | 'items' | 'onEnlarge'>
  /** Key figures, already formatted. */
  readonly figures?: readonly { readonly id: string; readonly value: string; readonly label: string }[] | undefined
  /** Actions; the first is the main one. */
  readonly links?: readonly LinkItem[] | undefined
  /** Further controls, for example “Add to comparison” (CAT-27). */
  readonly actions?: ReactNode
  /** Language of catalogue texts if it differs from the page's (WCAG 3.1.2). */
  readonly contentLanguage?: string | undefined
}
