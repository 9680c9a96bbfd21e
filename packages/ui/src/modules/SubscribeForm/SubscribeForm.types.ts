import type { ReactNode } from 'react'
import type { FormChoice, FormModuleProps } from '../form.types.js'

/** Subscription to stories and news (STORY-09). */
export interface SubscribeFormProps extends FormModuleProps<SubscribeFormField> {
  /** Available topics. */
  readonly topics: readonly FormChoice[]
  /** Initially selected topics. */
  readonly chosenTopics?: readonly string[] | undefined
  /** Consent text with a link to the privacy statement. */
  readonly consentLabel: ReactNode
}

export type SubscribeFormField = 'email' | 'topics' | 'consent'
