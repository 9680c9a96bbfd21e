/** A link from content; the application's `LinkComponent` handles navigation. */
export interface LinkItem {
  readonly href: string
  readonly text: string
  /** Language of the text if it differs from the page's (WCAG 3.1.2). */
  readonly lang?: string | undefined
  readonly openInNewTab?: boolean | undefined
}
