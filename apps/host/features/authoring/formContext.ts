import { readField, type FieldPath, type FormField } from '@kudex/domain/editing-forms'
import { createContext, use } from 'react'
import type { Choice, FormChoices } from './authoring.types.ts'

/** The state and functions that the fields of a form share. */
export interface FormContext extends FormChoices {
  readonly value: unknown
  /** The language that the texts are edited in. */
  readonly language: string
  readonly sourceLanguage: string
  /** True if the page has one language. */
  readonly hasOneLanguage: boolean
  readonly languages: readonly Choice[]
  /** The error of a field, also of its parts that are no fields, such as a language of a text. */
  readonly findError: (path: FieldPath) => string | undefined
  readonly change: (path: FieldPath, value: unknown) => void
}

/** What the input of a field gets. */
export interface FieldProps {
  readonly path: FieldPath
  readonly label: string
  readonly field: FormField
}

const Context = createContext<FormContext | null>(null)

export const FormProvider = Context.Provider

/** The context of the form. Throws outside of {@link FormProvider}. */
export function useForm(): FormContext {
  const context = use(Context)
  if (!context) throw new Error('useForm() needs a FormProvider')
  return context
}

/** The text or number that a form stores at a path, as text; empty for anything else. */
export function readFieldText(value: unknown, path: FieldPath): string {
  const stored = readField(value, path)
  return typeof stored === 'string' || typeof stored === 'number' ? String(stored) : ''
}

/** Id of the control of a field. */
export function toControlId(path: FieldPath): string {
  return `field.${path.join('.')}`
}

/** Attributes of a group of fields, to which the focus moves if a problem is that of the whole group. */
export function toGroupTarget(path: FieldPath) {
  return { id: toControlId(path), 'data-group': path.join('.'), tabIndex: -1 }
}

/** A new id of an entry: letters and digits, as in addresses. */
export function createEntryId(): string {
  return `e${crypto.randomUUID().slice(0, 8)}`
}
