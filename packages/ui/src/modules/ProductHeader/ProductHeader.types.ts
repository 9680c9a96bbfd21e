import type { ReactNode } from 'react'
import type { GalleryItem } from '../Gallery/Gallery.types.js'
import type { LinkItem } from '../link.types.js'
import type { Picture } from '../../components/Picture/Picture.types.js'

/** Head of a product or service page: name, brand, descriptions, gallery (CAT-11). Holds the page's `<h1>`. */
export interface ProductHeaderProps {
  readonly name: string
  readonly overline?: string | undefined
  /** Brand, unless it is the group's own (SITE-20). */
  readonly brand?: { readonly name: string; readonly picture?: Picture | undefined } | undefined
  readonly lead?: string | undefined
  /** The long description; line breaks part paragraphs. */
  readonly description?: string | undefined
  readonly gallery: { readonly label: string; readonly items: readonly GalleryItem[] }
  readonly figures?: readonly { readonly id: string; readonly value: string; readonly label: string }[] | undefined
  readonly links?: readonly LinkItem[] | undefined
  /** Further controls, for example “Add to comparison” (CAT-27). */
  readonly actions?: ReactNode
}
