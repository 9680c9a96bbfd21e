'use client'

import { useEffect, useRef } from 'react'
import { PasswordField } from '../../components/PasswordField/PasswordField.js'
import { TextField } from '../../components/TextField/TextField.js'
import { FormLayout } from '../shared/forms/FormLayout.js'
import { ConfirmedButton } from '../shared/steps/ConfirmedButton.js'
import { StepSection } from '../shared/steps/StepSection.js'
import type { PasskeySettings } from './AccountSettings.types.js'
import * as styles from './Passkeys.css.js'

const names = ['name', 'currentPassword'] as const

/** The passkeys of the account, and the form that adds one. */
export function Passkeys({ title, text, entries, form, result }: PasskeySettings) {
  return (
    <StepSection title={title} text={text} result={result}>
      {entries.length > 0 && (
        <ul role="list" className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry.id} className={styles.entry}>
              <span className={styles.texts}>
                <strong>{entry.name}</strong>
                <span className={styles.details}>{entry.text}</span>
              </span>
              <ConfirmedButton {...entry.remove} size="small" />
            </li>
          ))}
        </ul>
      )}
      {form && <AddForm count={entries.length} {...form} />}
    </StepSection>
  )
}

type AddFormProps = NonNullable<PasskeySettings['form']> & {
  /** Number of passkeys; the form is emptied when it grows. */
  count: number
}

function AddForm({ count, showLabel, hideLabel, ...form }: AddFormProps) {
  const labels = { showLabel, hideLabel }
  const ref = useRef<HTMLFormElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current) ref.current?.reset()
    before.current = count
  }, [count])
  return (
    <FormLayout {...form} names={names} formProps={{ ref }} submitLook="outline">
      {(bind) => (
        <>
          <TextField {...bind('name')} required />
          <PasswordField {...bind('currentPassword')} {...labels} autoComplete="current-password" required />
        </>
      )}
    </FormLayout>
  )
}
