'use client'

import type { ReactNode } from 'react'
import type { RootProps } from '../../foundations/rootProps.js'
import { Checkbox } from '../../components/Checkbox/Checkbox.js'
import { CheckboxGroup } from '../../components/CheckboxGroup/CheckboxGroup.js'
import { TextField } from '../../components/TextField/TextField.js'
import { FormLayout } from '../shared/forms/FormLayout.js'
import type { FormChoice, FormModuleProps } from '../form.types.js'
import * as formStyles from '../shared/forms/FormLayout.css.js'

/** Subscription to stories and news (STORY-09). */
export interface SubscribeFormProps extends FormModuleProps<SubscribeFormField>, Omit<RootProps, 'onSubmit'> {
  /** Available topics. */
  readonly topics: readonly FormChoice[]
  /** Initially selected topics. */
  readonly chosenTopics?: readonly string[] | undefined
  /** Consent text with a link to the privacy statement. */
  readonly consentLabel: ReactNode
}

export type SubscribeFormField = 'email' | 'topics' | 'consent'

const names: readonly SubscribeFormField[] = ['email', 'topics', 'consent']

/** Subscription form: e-mail address and topics. */
export function SubscribeForm({ topics, chosenTopics, consentLabel, ...form }: SubscribeFormProps) {
  return (
    <FormLayout {...form} names={names}>
      {(bind) => (
        <>
          <TextField {...bind('email')} type="email" autoComplete="email" className={formStyles.wide} required />
          <CheckboxGroup
            id={bind('topics').id}
            name="topics"
            legend={bind('topics').label}
            hint={bind('topics').hint}
            error={bind('topics').error}
            options={topics}
            defaultValues={chosenTopics}
            className={formStyles.wide}
          />
          <Checkbox
            id={bind('consent').id}
            name="consent"
            value="yes"
            label={consentLabel}
            hint={bind('consent').hint}
            error={bind('consent').error}
            className={formStyles.wide}
            required
          />
        </>
      )}
    </FormLayout>
  )
}
