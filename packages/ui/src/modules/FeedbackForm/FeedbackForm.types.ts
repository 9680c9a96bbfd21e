import type { FormCountries, FormModuleProps } from '../form.types.js'

/** Editorial feedback to a story (STORY-10, STORY-11). */
export interface FeedbackFormProps extends FormModuleProps<FeedbackFormField> {
  /** The countries of the field, and its words. */
  readonly countries: FormCountries
}

export type FeedbackFormField = 'firstName' | 'lastName' | 'company' | 'country' | 'message'
