/** The sections of a page, to jump to (NAV-15). */
export interface AnchorNavigationProps {
  /** Name of the navigation landmark. */
  readonly label: string
  /** In the order of the page; `id` is that of the section's element. */
  readonly items: readonly { readonly id: string; readonly text: string }[]
}
