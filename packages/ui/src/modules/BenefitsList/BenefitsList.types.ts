/** Benefits and details of a service (CAT-06, CAT-25). Empty entries are left out. */
export interface BenefitsListProps {
  readonly title: string
  readonly items: readonly string[]
  readonly details?: { readonly title: string; readonly items: readonly string[] } | undefined
  readonly id?: string | undefined
}
