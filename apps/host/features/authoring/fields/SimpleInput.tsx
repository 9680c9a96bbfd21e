import { readField, type FieldPath, type FormField } from '@kudex/domain/editing-forms'
import { Checkbox, DateField, SelectField, TextField } from '@kudex/ui'
import { useAppContext } from '../../shared/index.ts'
import type { Choice } from '../authoring.types.ts'
import { authoringMessages as messages } from '../authoring.messages.ts'
import { toControlId, useForm } from '../formContext.ts'
import { formatChoice } from '../fieldTexts.ts'

interface SimpleInputProps {
  readonly path: FieldPath
  readonly label: string
  readonly field: FormField
}

/** A field with one value for all languages. */
export function SimpleInput({ path, label, field }: SimpleInputProps) {
  const { intl } = useAppContext()
  const form = useForm()
  const value = readField(form.value, path)
  const shared = { id: toControlId(path), name: path.join('.'), label, error: form.findError(path) }
  const setText = ({ target }: { readonly target: { readonly value: string } }) => form.change(path, target.value)
  const choose = (choices: readonly Choice[]) => (
    <SelectField
      {...shared}
      options={withCurrent([...(field.isRequired ? [] : [noChoice]), ...choices], toText(value))}
      value={toText(value)}
      onChange={({ target }) => form.change(path, target.value === '' ? null : target.value)}
    />
  )
  const noChoice = { value: '', text: intl.formatMessage(messages.none) }

  switch (field.type) {
    case 'boolean':
      return (
        <Checkbox
          id={shared.id}
          name={shared.name}
          label={label}
          error={shared.error}
          checked={value === true}
          onChange={({ target }) => form.change(path, target.checked)}
        />
      )
    case 'choice':
      return choose(field.options.map((option) => ({ value: option, text: formatChoice(intl, option) })))
    case 'language':
      return choose(form.languages)
    case 'country':
      return choose(form.countries)
    case 'page':
      return choose(form.pages.map(({ id, title, path: address }) => ({ value: id, text: `${title} (${address})` })))
    case 'day':
      return (
        <DateField
          {...shared}
          value={toText(value)}
          onChange={({ target }) => form.change(path, target.value === '' ? null : target.value)}
        />
      )
    case 'number':
      return (
        <TextField
          {...shared}
          type="number"
          step="any"
          value={toText(value)}
          onChange={({ target }) => form.change(path, target.value === '' ? null : Number(target.value))}
        />
      )
    default:
      return <TextField {...shared} value={toText(value)} onChange={setText} />
  }
}

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** A value that is not offered any more stays until another one is chosen. */
function withCurrent(choices: readonly Choice[], value: string): readonly Choice[] {
  return choices.some((choice) => choice.value === value) ? choices : [{ value, text: value }, ...choices]
}
