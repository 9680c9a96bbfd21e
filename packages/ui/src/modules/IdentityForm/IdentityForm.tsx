import { useId, type ReactNode } from 'react'
import type { RootProps } from '../../foundations/rootProps.js'
import { PasswordField } from '../../components/PasswordField/PasswordField.js'
import { TextField } from '../../components/TextField/TextField.js'
import type { LinkItem } from '../link.types.js'
import { IdentityLayout } from '../shared/forms/IdentityLayout.js'

/** A form of the identity service's pages: registration, codes, new passwords. Works without script. */
export interface IdentityFormProps extends RootProps {
  /** Heading. */
  readonly title: string
  /** The purpose of the form. */
  readonly lead?: string | undefined
  /** Form action; works without script. */
  readonly action: string
  /** Values of hidden inputs by name. */
  readonly hiddenFields?: Readonly<Record<string, string>> | undefined
  /** Fields in display order. */
  readonly fields: readonly IdentityFormField[]
  /** Texts of the button in password fields. */
  readonly passwordLabels: { readonly showLabel: string; readonly hideLabel: string }
  /** Text of the submit button. */
  readonly submitText: string
  /** Title of the error summary, which gets the focus. */
  readonly errorTitle: string
  /** Error of the whole form. */
  readonly formError?: string | undefined
  /** Another way to the same end below the button, for example a passkey. */
  readonly alternative?: ReactNode
  /** Links to other pages. */
  readonly links?: readonly LinkItem[] | undefined
  /** Leads back without doing anything; plain, last. */
  readonly cancelLink?: LinkItem | undefined
}

export interface IdentityFormField {
  /** `code`: a code of an authenticator app or a recovery code. */
  readonly kind: 'text' | 'email' | 'current-password' | 'new-password' | 'code'
  readonly name: string
  readonly label: string
  readonly value?: string | undefined
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** Token of the `autocomplete` attribute of text fields. */
  readonly autoComplete?: string | undefined
}

/** A form of the identity service's pages; works without script. */
export function IdentityForm({ fields, passwordLabels, errorTitle, formError, ...layout }: IdentityFormProps) {
  const formId = useId()
  const fieldErrors = fields.flatMap(({ name, error }) => (error ? [{ fieldId: `${formId}${name}`, text: error }] : []))
  const errors = formError ? [{ text: formError }, ...fieldErrors] : fieldErrors
  return (
    <IdentityLayout {...layout} errorSummary={{ title: errorTitle, errors }}>
      {fields.map((field) => (
        <Field key={field.name} {...field} id={`${formId}${field.name}`} labels={passwordLabels} />
      ))}
    </IdentityLayout>
  )
}

function Field(props: IdentityFormField & { id: string; labels: IdentityFormProps['passwordLabels'] }) {
  const { kind, value, labels, autoComplete, ...field } = props
  if (kind === 'current-password' || kind === 'new-password') {
    return <PasswordField {...field} {...labels} autoComplete={kind} required />
  }
  const more = {
    text: { autoComplete },
    email: { type: 'email', autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
    code: { autoComplete: 'one-time-code', autoCapitalize: 'none', spellCheck: false },
  } as const
  return <TextField {...field} {...more[kind]} defaultValue={value} required />
}
