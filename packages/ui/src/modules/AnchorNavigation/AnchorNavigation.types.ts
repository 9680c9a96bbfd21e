/** Navigation to the sections of a page (NAV-15). */
export interface AnchorNavigationProps {
  /** Name of the navigation landmark. */
  readonly label: string
  /** Sections in page order; `id` is the element's id. */
  readonly items: readonly { readonly id: string; readonly text: string }[]
}
