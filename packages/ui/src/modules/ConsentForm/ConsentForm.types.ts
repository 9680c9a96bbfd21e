/** Asks whether an application may read data of the account. */
export interface ConsentFormProps {
  readonly title: string
  readonly lead: string
  readonly action: string
  readonly hiddenFields?: Readonly<Record<string, string>> | undefined
  readonly scopesTitle: string
  readonly scopes: readonly { readonly id: string; readonly title: string; readonly description?: string | undefined }[]
  readonly accept: { readonly name: string; readonly value: string; readonly text: string }
  readonly deny: { readonly name: string; readonly value: string; readonly text: string }
}
