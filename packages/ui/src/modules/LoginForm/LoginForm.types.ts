import type { LinkItem } from '../link.types.js'

/** Sign-in with e-mail and password; a plain form, script only adds showing the password. */
export interface LoginFormProps {
  /** The heading. */
  readonly title: string
  /** What the reader logs in for. */
  readonly lead?: string | undefined
  /** Address that takes the data, also without script. */
  readonly action: string
  /** Values that travel with the form unseen, by their names. */
  readonly hiddenFields?: Readonly<Record<string, string>> | undefined
  /** Name and words of the field. */
  readonly email: LoginField
  /** Name and words of the field and of the button that shows it. */
  readonly password: LoginField & { readonly showLabel: string; readonly hideLabel: string }
  /** Text of the button that sends. */
  readonly submitText: string
  /** Shown first, takes the focus where script runs; each entry leads to its field, if it has one. */
  readonly errorSummary?:
    | {
        readonly title: string
        readonly errors: readonly { readonly field?: 'email' | 'password' | undefined; readonly text: string }[]
      }
    | undefined
  /** Ways for people who cannot log in. */
  readonly links?: readonly LinkItem[] | undefined
}

export interface LoginField {
  readonly name: string
  readonly label: string
  readonly value?: string | undefined
  readonly error?: string | undefined
  readonly hint?: string | undefined
}
