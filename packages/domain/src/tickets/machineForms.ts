import * as v from 'valibot'
import { checkFields, type CheckedFields } from '../forms/checkForm.ts'
import { emailField, lineField, optionalTextField, textField } from '../forms/fields.ts'

/** The forms of a transfer: requested by the owner, declined by the staff of the maker. */
const machineForms = {
  transfer: v.object({ recipient: lineField(200), contact: emailField(), note: optionalTextField(2_000) }),
  refusal: v.object({ reason: textField(2_000) }),
} as const

type MachineFormName = keyof typeof machineForms

type MachineFormValues<Name extends MachineFormName> = v.InferOutput<(typeof machineForms)[Name]>

/** Validates a form of machines; never throws. */
export function checkMachineForm<Name extends MachineFormName>(
  name: Name,
  sent: unknown,
): CheckedFields<MachineFormValues<Name>> {
  return checkFields(machineForms[name], sent)
}
