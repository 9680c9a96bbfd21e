import { useState, type InputHTMLAttributes, type Ref } from 'react'
import { join } from '../../foundations/join.js'
import { IconButton } from '../Button/Button.js'
import { Field, type FieldTexts } from '../Field/Field.js'
import { IconEye, IconEyeOff } from '../Icon/icons.js'
import * as styles from './PasswordField.css.js'

export type PasswordFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'size' | 'className' | 'type'> & {
    /** Name that the value is sent under. */
    name: string
    /** Tells a password manager what it may fill in. */
    autoComplete: 'current-password' | 'new-password'
    /** Names the button that shows what was typed, and the one that hides it again. */
    showLabel: string
    /** Names the button while the password is shown. */
    hideLabel: string
    /** Class of the outermost element, to give it a place. */
    className?: string | undefined
    /** The element of the page. */
    ref?: Ref<HTMLInputElement> | undefined
  }

/** A password that can be looked at while typing. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, id, className, showLabel, hideLabel, ...input } = props
  const [isShown, setIsShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => (
        <div className={styles.box}>
          <input
            type={isShown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...control}
            className={join(control.className, styles.input)}
          />
          <IconButton
            icon={isShown ? IconEyeOff : IconEye}
            label={isShown ? hideLabel : showLabel}
            aria-controls={control.id}
            className={styles.toggle}
            onClick={() => setIsShown(!isShown)}
          />
        </div>
      )}
    </Field>
  )
}
