import type { FormHTMLAttributes, ReactNode, Ref } from 'react'
import { join } from '../../foundations/join.js'
import { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.js'
import * as styles from './Form.css.js'

export type FormProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'style'> & {
  /** Errors of the server or of client-side validation. */
  errorSummary?: ErrorSummaryProps | undefined
  /** Values of hidden inputs by name; a name may have several. */
  hiddenFields?: Readonly<Record<string, string | readonly string[]>> | undefined
  /** Submit button and further actions. */
  actions: ReactNode
  /** Ref to the DOM element. */
  ref?: Ref<HTMLFormElement> | undefined
}

/** Errors first, then fields, then actions; posts without script. */
export function Form({ errorSummary, hiddenFields = {}, actions, className, children, ...form }: FormProps) {
  return (
    // Native validation bubbles use the browser's language and disappear.
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
