/** Benefits and details of a service (CAT-06, CAT-25). Empty entries are left out. */
export interface BenefitsListProps {
  /** The heading. */
  readonly title: string
  /** The benefits, the strongest first. */
  readonly items: readonly string[]
  /** What the service includes. */
  readonly details?: { readonly title: string; readonly items: readonly string[] } | undefined
  /** The language of what the catalogue says, where the words around it are in another (WCAG 3.1.2). */
  readonly contentLanguage?: string | undefined
  /** Anchor that links can lead to. */
  readonly id?: string | undefined
}
