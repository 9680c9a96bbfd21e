/** Benefits and details of a service (CAT-06, CAT-25). Empty entries are omitted. */
export interface BenefitsListProps {
  /** Heading. */
  readonly title: string
  /** Benefits, most important first. */
  readonly items: readonly string[]
  /** What the service includes. */
  readonly details?: { readonly title: string; readonly items: readonly string[] } | undefined
  /** Language of catalogue texts if it differs from the page's (WCAG 3.1.2). */
  readonly contentLanguage?: string | undefined
  /** Id of the element, as a target of links. */
  readonly id?: string | undefined
}
