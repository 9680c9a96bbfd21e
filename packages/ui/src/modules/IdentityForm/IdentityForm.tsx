import { useId } from 'react'
import { Button } from '../../components/Button/Button.js'
import { Form } from '../../components/Form/Form.js'
import { Link } from '../../components/Link/Link.js'
import { PasswordField } from '../../components/PasswordField/PasswordField.js'
import { TextField } from '../../components/TextField/TextField.js'
import { useIsHydrated } from '../../foundations/useIsHydrated.js'
import type { LinkItem } from '../link.types.js'
import * as styles from './IdentityForm.css.js'

/** A form of the identity service's pages: registration, codes, new passwords. Works without script. */
export interface IdentityFormProps {
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
  /** Links to other pages. */
  readonly links?: readonly LinkItem[] | undefined
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
export function IdentityForm(props: IdentityFormProps) {
  const { title, lead, action, hiddenFields, fields, submitText, errorTitle, formError, links = [] } = props
  const formId = useId()
  const fieldErrors = fields.flatMap(({ name, error }) => (error ? [{ fieldId: `${formId}${name}`, text: error }] : []))
  const errors = formError ? [{ text: formError }, ...fieldErrors] : fieldErrors
  return (
    <div className={styles.form}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <Form
        action={action}
        method="post"
        hiddenFields={hiddenFields}
        errorSummary={{ title: errorTitle, errors }}
        actions={
          <Button type="submit" look="signal" size="large" wide>
            {submitText}
          </Button>
        }
      >
        {fields.map((field) => (
          <Field key={field.name} {...field} id={`${formId}${field.name}`} labels={props.passwordLabels} />
        ))}
      </Form>
      {links.length > 0 && (
        <ul role="list" className={styles.links}>
          {links.map((link) => (
            <li key={link.href}>
              <Link look="standalone" href={link.href} newTab={link.openInNewTab}>
                {link.text}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Field(props: IdentityFormField & { id: string; labels: IdentityFormProps['passwordLabels'] }) {
  const { kind, value, labels, autoComplete, ...field } = props
  const isHydrated = useIsHydrated()
  if (kind === 'current-password' || kind === 'new-password') {
    return (
      <PasswordField
        {...field}
        {...labels}
        autoComplete={kind}
        className={isHydrated ? undefined : styles.withoutScript}
        required
      />
    )
  }
  const more = {
    text: { autoComplete },
    email: { type: 'email', autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
    code: { autoComplete: 'one-time-code', autoCapitalize: 'none', spellCheck: false },
  } as const
  return <TextField {...field} {...more[kind]} defaultValue={value} required />
}
