/** A link as content gives it; the application's `LinkComponent` decides how it navigates. */
export interface LinkItem {
  readonly href: string
  readonly text: string
  /** The language of the text where it is not the page's (WCAG 3.1.2). */
  readonly lang?: string | undefined
  readonly openInNewTab?: boolean | undefined
}
