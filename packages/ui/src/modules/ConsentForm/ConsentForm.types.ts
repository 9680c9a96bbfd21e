/** Asks whether an application may read data of the account. */
export interface ConsentFormProps {
  /** The heading. */
  readonly title: string
  /** Who asks, and for which account. */
  readonly lead: string
  /** Address that takes the data, also without script. */
  readonly action: string
  /** Values that travel with the form unseen, by their names. */
  readonly hiddenFields?: Readonly<Record<string, string>> | undefined
  /** Heading above what is asked for. */
  readonly scopesTitle: string
  /** What is asked for, one by one. */
  readonly scopes: readonly { readonly id: string; readonly title: string; readonly description?: string | undefined }[]
  /** The button that allows it, with what it sends. */
  readonly accept: { readonly name: string; readonly value: string; readonly text: string }
  /** The button that refuses, with what it sends. */
  readonly deny: { readonly name: string; readonly value: string; readonly text: string }
}
