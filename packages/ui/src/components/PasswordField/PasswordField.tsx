'use client'

import { useState, type InputHTMLAttributes, type Ref } from 'react'
import { join } from '../../foundations/join.js'
import { useIsHydrated } from '../../foundations/useIsHydrated.js'
import { IconButton } from '../Button/Button.js'
import { Field, type FieldTexts } from '../Field/Field.js'
import { IconEye, IconEyeOff } from '../Icon/icons.js'
import * as styles from './PasswordField.css.js'

export type PasswordFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'size' | 'className' | 'type'> & {
    /** Name of the form field. */
    name: string
    /** The `autocomplete` value for password managers. */
    autoComplete: 'current-password' | 'new-password'
    /** Accessible names of the button that shows or hides the password. */
    showLabel: string
    /** Accessible name while the password is visible. */
    hideLabel: string
    /** Class name of the root element. */
    className?: string | undefined
    /** Ref to the DOM element. */
    ref?: Ref<HTMLInputElement> | undefined
  }

/** A password field that can show its value. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, id, className, showLabel, hideLabel, ...input } = props
  const [isShown, setIsShown] = useState(false)
  const isHydrated = useIsHydrated()
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
            className={join(styles.toggle, !isHydrated && styles.withoutScript)}
            onClick={() => setIsShown(!isShown)}
          />
        </div>
      )}
    </Field>
  )
}
