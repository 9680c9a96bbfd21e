import { useId, type ReactNode } from 'react'
import type { RootProps } from '../../foundations/rootProps.js'
import { PasswordField } from '../../components/PasswordField/PasswordField.js'
import { TextField } from '../../components/TextField/TextField.js'
import type { LinkItem } from '../link.types.js'
import { IdentityLayout } from '../shared/forms/IdentityLayout.js'

/** Sign-in form with e-mail and password; script only adds showing the password. */
export interface LoginFormProps extends RootProps {
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
  /** Another way to the same end below the button, for example a passkey. */
  readonly alternative?: ReactNode
  /** Links for people who cannot log in. */
  readonly links?: readonly LinkItem[] | undefined
  /** Leads back without doing anything; plain, last. */
  readonly cancelLink?: LinkItem | undefined
}

export interface LoginField {
  readonly name: string
  readonly label: string
  readonly value?: string | undefined
  readonly error?: string | undefined
  readonly hint?: string | undefined
}

/** Sign-in form with e-mail and password; works without script. */
export function LoginForm({ email, password, errorSummary, ...layout }: LoginFormProps) {
  const formId = useId()
  const fieldIds = { email: `${formId}email`, password: `${formId}password` }
  const errors = errorSummary?.errors.map(({ field, text }) => ({ fieldId: field && fieldIds[field], text })) ?? []
  const { value, ...emailTexts } = email
  return (
    <IdentityLayout {...layout} errorSummary={errorSummary && { title: errorSummary.title, errors }}>
      <TextField
        {...emailTexts}
        id={fieldIds.email}
        type="email"
        defaultValue={value}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        id={fieldIds.password}
        name={password.name}
        label={password.label}
        hint={password.hint}
        error={password.error}
        autoComplete="current-password"
        showLabel={password.showLabel}
        hideLabel={password.hideLabel}
        required
      />
    </IdentityLayout>
  )
}
