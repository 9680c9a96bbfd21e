import type { FormHTMLAttributes, ReactNode, Ref } from 'react'
import { join } from '../../foundations/join.js'
import { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.js'
import * as styles from './Form.css.js'

export type FormProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'style'> & {
  /** What the server, or the check before sending, found wrong. */
  errorSummary?: ErrorSummaryProps | undefined
  /** Values that travel with the form unseen, by their names; a name may have several. */
  hiddenFields?: Readonly<Record<string, string | readonly string[]>> | undefined
  /** The submit button and what stands beside it. */
  actions: ReactNode
  /** The element of the page. */
  ref?: Ref<HTMLFormElement> | undefined
}

/** Fields below each other, errors first, actions last; posts without script. */
export function Form({ errorSummary, hiddenFields = {}, actions, className, children, ...form }: FormProps) {
  return (
    // The browser's own bubbles speak the browser's language and vanish: the fields' errors do neither.
    <form noValidate {...form} className={join(styles.form, className)}>
      {Object.entries(hiddenFields).flatMap(([name, value]) =>
        [value].flat().map((each, index) => <input key={`${name} ${index}`} type="hidden" name={name} value={each} />),
      )}
      {errorSummary && errorSummary.errors.length > 0 && <ErrorSummary {...errorSummary} />}
      {children}
      <div className={styles.actions}>{actions}</div>
    </form>
  )
}
