import * as v from 'valibot'
import type { FieldProblem } from './fields.ts'
import { type FormName, forms, type FormValues } from './forms.ts'

/** Problems of a form by field, in the order of its fields; empty if valid. */
export type FormProblems = Readonly<Record<string, FieldProblem>>

export type CheckedFields<Values> =
  | { readonly isValid: true; readonly values: Values }
  | { readonly isValid: false; readonly problems: FormProblems }

/** Validates a submission against the form's schema; never throws (FORM-11). */
export function checkForm<Name extends FormName>(name: Name, sent: unknown): CheckedFields<FormValues<Name>> {
  return checkFields(forms[name], sent)
}

/** Validates fields against a schema; never throws. */
export function checkFields<Schema extends v.GenericSchema>(
  schema: Schema,
  sent: unknown,
): CheckedFields<v.InferOutput<Schema>> {
  const input = typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? sent : {}
  const result = v.safeParse(schema, input, { abortPipeEarly: true })
  if (result.success) return { isValid: true, values: result.output }
  const problems: Record<string, FieldProblem> = {}
  for (const issue of result.issues) {
    const field = issue.path?.[0]?.key
    if (typeof field === 'string') problems[field] ??= toProblem(issue.message)
  }
  return { isValid: false, problems }
}

function toProblem(message: string): FieldProblem {
  return message === 'required' || message === 'blank' || message === 'unchecked' ? message : 'invalid'
}
