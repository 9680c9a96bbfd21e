/** Consent to an application that requests account data. */
export interface ConsentFormProps {
  /** Heading. */
  readonly title: string
  /** The requesting application and the account. */
  readonly lead: string
  /** Form action; works without script. */
  readonly action: string
  /** Values of hidden inputs by name; a name may have several. */
  readonly hiddenFields?: Readonly<Record<string, string>> | undefined
  /** Heading above the requested permissions. */
  readonly scopesTitle: string
  /** Requested permissions. */
  readonly scopes: readonly { readonly id: string; readonly title: string; readonly description?: string | undefined }[]
  /** Allow button, with its name and value. */
  readonly accept: { readonly name: string; readonly value: string; readonly text: string }
  /** Refuse button, with its name and value. */
  readonly deny: { readonly name: string; readonly value: string; readonly text: string }
}
