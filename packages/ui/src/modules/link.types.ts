/** A link as content gives it; the application's `LinkComponent` decides how it navigates. */
export interface LinkItem {
  readonly href: string
  readonly text: string
  readonly openInNewTab?: boolean | undefined
}
