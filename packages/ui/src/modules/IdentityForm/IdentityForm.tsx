import { useId } from 'react'
import { Button } from '../../components/Button/Button.js'
import { Form } from '../../components/Form/Form.js'
import { Link } from '../../components/Link/Link.js'
import { PasswordField } from '../../components/PasswordField/PasswordField.js'
import { TextField } from '../../components/TextField/TextField.js'
import { useIsHydrated } from '../../foundations/useIsHydrated.js'
import * as styles from './IdentityForm.css.js'
import type { IdentityFormField, IdentityFormProps } from './IdentityForm.types.js'

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
