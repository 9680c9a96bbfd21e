/** A link from content; the application's `LinkComponent` handles navigation. */
export interface LinkItem {
  readonly href: string
  readonly text: string
  /** Language of the text if it differs from the page's (WCAG 3.1.2). */
  readonly lang?: string | undefined
  /** Leads back to where the page belongs, such as a list: the arrow of a link on its own line points back. */
  readonly isBack?: boolean | undefined
  readonly openInNewTab?: boolean | undefined
}
