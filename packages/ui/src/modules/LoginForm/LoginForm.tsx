import { useId } from 'react'
import { Button } from '../../components/Button/Button.js'
import { Form } from '../../components/Form/Form.js'
import { Link } from '../../components/Link/Link.js'
import { PasswordField } from '../../components/PasswordField/PasswordField.js'
import { TextField } from '../../components/TextField/TextField.js'
import { useIsHydrated } from '../../foundations/useIsHydrated.js'
import type { LinkItem } from '../link.types.js'
import * as styles from './LoginForm.css.js'

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

/** Sign-in form with e-mail and password; works without script. */
export function LoginForm(props: LoginFormProps) {
  const { title, lead, action, hiddenFields, email, password, submitText, errorSummary, links = [] } = props
  const formId = useId()
  const isHydrated = useIsHydrated()
  const fieldIds = { email: `${formId}email`, password: `${formId}password` }
  const errors = errorSummary?.errors.map(({ field, text }) => ({ fieldId: field && fieldIds[field], text })) ?? []
  return (
    <div className={styles.login}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <Form
        action={action}
        method="post"
        hiddenFields={hiddenFields}
        errorSummary={errorSummary && { title: errorSummary.title, errors }}
        actions={
          <Button type="submit" look="signal" size="large" wide>
            {submitText}
          </Button>
        }
      >
        <TextField
          id={fieldIds.email}
          type="email"
          name={email.name}
          label={email.label}
          hint={email.hint}
          error={email.error}
          defaultValue={email.value}
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
          className={isHydrated ? undefined : styles.withoutScript}
          required
        />
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
