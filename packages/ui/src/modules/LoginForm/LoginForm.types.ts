import type { LinkItem } from '../link.types.js'

/** Sign-in form with e-mail and password; script only adds showing the password. */
export interface LoginFormProps {
  /** Heading. */
  readonly title: string
  /** The purpose of the sign-in. */
  readonly lead?: string | undefined
  /** Form action; works without script. */
  readonly action: string
  /** Values of hidden inputs by name; a name may have several. */
  readonly hiddenFields?: Readonly<Record<string, string>> | undefined
  /** Name and texts of the field. */
  readonly email: LoginField
  /** Name and texts of the field and of its show button. */
  readonly password: LoginField & { readonly showLabel: string; readonly hideLabel: string }
  /** Text of the submit button. */
  readonly submitText: string
  /** Shown first and focused; entries link to their fields. */
  readonly errorSummary?:
    | {
        readonly title: string
        readonly errors: readonly { readonly field?: 'email' | 'password' | undefined; readonly text: string }[]
      }
    | undefined
  /** Links for people who cannot log in. */
  readonly links?: readonly LinkItem[] | undefined
}

export interface LoginField {
  readonly name: string
  readonly label: string
  readonly value?: string | undefined
  readonly error?: string | undefined
  readonly hint?: string | undefined
}
