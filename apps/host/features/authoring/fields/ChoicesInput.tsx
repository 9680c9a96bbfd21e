import { readField, type FieldPath } from '@kudex/domain/editing-forms'
import { CheckboxGroup } from '@kudex/ui'
import type { Choice } from '../authoring.types.ts'
import { toControlId, useForm } from '../formContext.ts'

interface ChoicesInputProps {
  readonly path: FieldPath
  readonly label: string
  readonly choices: readonly Choice[]
}

/** A field with any number of choices. Values that are no longer offered are kept. */
export function ChoicesInput({ path, label, choices }: ChoicesInputProps) {
  const { value, change, findError } = useForm()
  const stored = readField(value, path)
  const chosen = Array.isArray(stored) ? stored.map(String) : []
  const others = chosen.filter((entry) => !choices.some((choice) => choice.value === entry))
  return (
    <CheckboxGroup
      id={toControlId(path)}
      name={path.join('.')}
      legend={label}
      layout="row"
      error={findError(path)}
      options={[...choices, ...others.map((entry) => ({ value: entry, text: entry }))]}
      values={chosen}
      onChange={(values) => change(path, values)}
    />
  )
}
