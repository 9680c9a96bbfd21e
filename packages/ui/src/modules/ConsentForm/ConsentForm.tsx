import { useId } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { Button } from '../../components/Button/Button.js'
import { IconCheck } from '../../components/Icon/icons.js'
import { HiddenFields } from '../shared/forms/HiddenFields.js'
import * as styles from './ConsentForm.css.js'

/** Consent to an application that requests account data. */
export interface ConsentFormProps extends RootProps {
  /** Heading. */
  readonly title: string
  /** The requesting application and the account. */
  readonly lead: string
  /** Form action; works without script. */
  readonly action: string
  /** Values of hidden inputs by name; a name may have several. */
  readonly hiddenFields?: Readonly<Record<string, string>> | undefined
  /** Heading above the requested permissions. */
  readonly scopesTitle: string
  /** Requested permissions. */
  readonly scopes: readonly { readonly id: string; readonly title: string; readonly description?: string | undefined }[]
  /** Allow button, with its name and value. */
  readonly accept: { readonly name: string; readonly value: string; readonly text: string }
  /** Refuse button, with its name and value. */
  readonly deny: { readonly name: string; readonly value: string; readonly text: string }
}

/** Consent to an application that requests account data. */
export function ConsentForm(props: ConsentFormProps) {
  const { title, lead, action, hiddenFields, scopesTitle, scopes, accept, deny, ...rest } = props
  const scopesId = useId()
  return (
    <form action={action} method="post" {...rootProps(rest, styles.consent)}>
      <HiddenFields fields={hiddenFields} />
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      {scopes.length > 0 && (
        <div>
          <h2 id={scopesId} className={styles.scopesTitle}>
            {scopesTitle}
          </h2>
          <ul role="list" aria-labelledby={scopesId} className={styles.scopes}>
            {scopes.map((scope) => (
              <li key={scope.id} className={styles.scope}>
                <IconCheck className={styles.check} />
                <span className={styles.scopeTitle}>{scope.title}</span>
                {scope.description && <span className={styles.scopeText}>{scope.description}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.actions}>
        <Button type="submit" name={accept.name} value={accept.value} look="signal" size="large">
          {accept.text}
        </Button>
        <Button type="submit" name={deny.name} value={deny.value} look="outline" size="large">
          {deny.text}
        </Button>
      </div>
    </form>
  )
}
