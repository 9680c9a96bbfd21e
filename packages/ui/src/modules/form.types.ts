import type { ReactNode } from 'react'
import type { ComboboxProps } from '../components/Combobox/Combobox.js'

/** Fields that a native form carries along, by their names; several values are sent one after the other. */
export type HiddenFieldValues = Readonly<Record<string, string | readonly string[]>>

/** Words, value and error of one field of a form. */
export interface FormFieldTexts {
  readonly label: string
  readonly hint?: string | undefined
  readonly value?: string | undefined
  readonly error?: string | undefined
}

/** What every form module takes: it posts without script, and tells its data to the application where script runs. */
export interface FormModuleProps<Name extends string> {
  /** Address that takes the data, also without script. */
  readonly action: string
  /** Values that travel with the form unseen, by their names. */
  readonly hiddenFields?: Readonly<Record<string, string>> | undefined
  /** By the name that the form sends. */
  readonly fields: Readonly<Record<Name, FormFieldTexts>>
  /** Text of the button that sends. */
  readonly submitText: string
  /** Title of the summary that takes the focus when something is wrong. */
  readonly errorTitle: string
  /** What went wrong with the whole form; what was typed stays. */
  readonly formError?: string | undefined
  /** The data is on its way: the button shows it and takes no second press. */
  readonly isSending?: boolean | undefined
  /** Stands in place of the form once it arrived. */
  readonly success?: { readonly title: string; readonly text?: ReactNode } | undefined
  /** Takes the data instead of a page load. */
  readonly onSubmit?: ((data: FormData) => void) | undefined
}

/** A choice with its own words. */
export interface FormChoice {
  readonly value: string
  readonly text: string
  readonly hint?: string | undefined
}

/** The countries to choose from, with the words of their list. */
export type FormCountries = Pick<
  ComboboxProps,
  'options' | 'emptyText' | 'toCountText' | 'openLabel' | 'placeholder' | 'loadingText'
>
