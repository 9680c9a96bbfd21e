import type { LinkItem } from '../link.types.js'

/** Sign-in with e-mail and password; a plain form, script only adds showing the password. */
export interface LoginFormProps {
  readonly title: string
  readonly lead?: string | undefined
  readonly action: string
  readonly hiddenFields?: Readonly<Record<string, string>> | undefined
  readonly email: LoginField
  readonly password: LoginField & { readonly showLabel: string; readonly hideLabel: string }
  readonly submitText: string
  /** Shown first, takes the focus where script runs; each entry leads to its field, if it has one. */
  readonly errorSummary?:
    | {
        readonly title: string
        readonly errors: readonly { readonly field?: 'email' | 'password' | undefined; readonly text: string }[]
      }
    | undefined
  readonly links?: readonly LinkItem[] | undefined
}

export interface LoginField {
  readonly name: string
  readonly label: string
  readonly value?: string | undefined
  readonly error?: string | undefined
  readonly hint?: string | undefined
}
