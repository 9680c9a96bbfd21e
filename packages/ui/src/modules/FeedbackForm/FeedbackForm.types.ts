import type { FormCountries, FormModuleProps } from '../form.types.js'

/** Editorial feedback on a story (STORY-10, STORY-11). */
export interface FeedbackFormProps extends FormModuleProps<FeedbackFormField> {
  /** Options and texts of the country field. */
  readonly countries: FormCountries
}

export type FeedbackFormField = 'firstName' | 'lastName' | 'company' | 'country' | 'message'
