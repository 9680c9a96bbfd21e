import type { ReactNode } from 'react'
import type { FormChoice, FormModuleProps } from '../form.types.js'

/** Subscription to stories and news (STORY-09). */
export interface SubscribeFormProps extends FormModuleProps<SubscribeFormField> {
  /** What one can subscribe to. */
  readonly topics: readonly FormChoice[]
  /** Values of the topics that are chosen at first. */
  readonly chosenTopics?: readonly string[] | undefined
  /** What is agreed to, with a link to the privacy statement. */
  readonly consentLabel: ReactNode
}

export type SubscribeFormField = 'email' | 'topics' | 'consent'
