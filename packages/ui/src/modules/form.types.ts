import type { ReactNode } from 'react'
import type { ComboboxProps } from '../components/Combobox/Combobox.js'

/** Values of hidden inputs by name; several values are sent in order. */
export type HiddenFieldValues = Readonly<Record<string, string | readonly string[]>>

/** Texts, value and error of a form field. */
export interface FormFieldTexts {
  readonly label: string
  readonly hint?: string | undefined
  readonly value?: string | undefined
  readonly error?: string | undefined
}

/** Common props of form modules. They post without script and pass their data to the application with script. */
export interface FormModuleProps<Name extends string> {
  /** Form action; works without script. */
  readonly action: string
  /** Values of hidden inputs by name; a name may have several. */
  readonly hiddenFields?: Readonly<Record<string, string>> | undefined
  /** Fields by form name. */
  readonly fields: Readonly<Record<Name, FormFieldTexts>>
  /** Text of the submit button. */
  readonly submitText: string
  /** Title of the error summary, which gets the focus. */
  readonly errorTitle: string
  /** Error of the whole form; the input is kept. */
  readonly formError?: ReactNode
  /** Submitting: the button shows it and ignores clicks. */
  readonly isSending?: boolean | undefined
  /** The script that submits is not ready yet: fields take input, the button is disabled. */
  readonly isDisabled?: boolean | undefined
  /** Replaces the form after a successful submission. */
  readonly success?: { readonly title: string; readonly text?: ReactNode } | undefined
  /** Called with the form data instead of a page load. */
  readonly onSubmit?: ((data: FormData) => void) | undefined
}

/** Common props of forms whose text the application keeps while it is written. */
export interface DraftFormProps<Name extends string> {
  /**
   * Called with each change, and at the start with text that was typed before hydration. Makes the fields controlled:
   * they show their `value`.
   */
  readonly onFieldChange?: ((name: Name, text: string) => void) | undefined
  /** Called when a field gets the focus. */
  readonly onFieldFocus?: ((name: Name) => void) | undefined
  /** Called when the focus leaves a field. */
  readonly onFieldBlur?: (() => void) | undefined
  /** State of the draft that the user has to know: it waits for the connection, or another tab changed it. */
  readonly notice?: FormNotice | undefined
  /** State of the draft beside the buttons, not announced: “Draft saved”. */
  readonly draftText?: string | undefined
}

/** A message above the fields, optionally with a button. */
export interface FormNotice {
  readonly tone: 'info' | 'warning'
  readonly title: string
  readonly text?: ReactNode
  readonly action?: { readonly text: string; readonly onClick: () => void } | undefined
}

/** Options with their texts. */
export interface FormChoice {
  readonly value: string
  readonly text: string
  readonly hint?: string | undefined
}

/** Country options with their texts. */
export type FormCountries = Pick<
  ComboboxProps,
  'options' | 'emptyText' | 'toCountText' | 'openLabel' | 'placeholder' | 'loadingText'
>
