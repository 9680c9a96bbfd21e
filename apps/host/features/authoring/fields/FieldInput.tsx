import {
  createEmptyValue,
  readField,
  type FieldPath,
  type FormField,
  type NamedField,
} from '@kudex/domain/editing-forms'
import { FieldGroup, SelectField, Stack } from '@kudex/ui'
import type { ReactNode } from 'react'
import { useAppContext } from '../../shared/index.ts'
import { authoringMessages as messages } from '../authoring.messages.ts'
import { createEntryId, toControlId, toGroupTarget, useForm, type FieldProps } from '../formContext.ts'
import { formatFieldLabel, formatKind } from '../fieldTexts.ts'
import { chosenTogether } from '../resolveProblemField.ts'
import { RichTextInput } from '../rich-text/RichTextInput.tsx'
import { ChoicesInput } from './ChoicesInput.tsx'
import { listChoices } from './listChoices.ts'
import { ListInput } from './ListInput.tsx'
import { SimpleInput } from './SimpleInput.tsx'
import { TextInput } from './TextInput.tsx'

/** The inputs of named fields, in their order. */
export function FieldInputs({ fields, path }: { readonly fields: readonly NamedField[]; readonly path: FieldPath }) {
  const { intl } = useAppContext()
  return fields.map(({ name, field }) => (
    <FieldInput key={name} path={[...path, name]} field={field} label={formatFieldLabel(intl, name)} />
  ))
}

/** The input of a field, by its type. */
function FieldInput({ path, field, label }: FieldProps) {
  const { intl } = useAppContext()
  const form = useForm()
  switch (field.type) {
    case 'id':
      return null
    case 'structuredText':
      return <RichTextInput path={path} label={label} />
    case 'text':
      return <TextInput path={path} label={label} isLong={longTexts.has(path.at(-1))} />
    case 'list': {
      const choices = chosenTogether.has(field.item.type) ? listChoices(field.item, form, intl) : null
      if (choices) return <ChoicesInput path={path} label={label} choices={choices} />
      return (
        <ListInput
          path={path}
          field={field}
          label={label}
          renderEntry={(entryPath, name) => <EntryInputs path={entryPath} item={field.item} label={name} />}
        />
      )
    }
    case 'group':
      return (
        <GroupInput path={path} label={label}>
          <FieldInputs fields={field.fields} path={path} />
        </GroupInput>
      )
    case 'kinds':
      return (
        <GroupInput path={path} label={label}>
          <KindInputs path={path} field={field} />
        </GroupInput>
      )
    default:
      return <SimpleInput path={path} label={label} field={field} />
  }
}

/** Fields that belong together, with the problems of the group as a whole. */
function GroupInput({ path, label, children }: Pick<FieldProps, 'path' | 'label'> & { children: ReactNode }) {
  const { findError } = useForm()
  return (
    <div {...toGroupTarget(path)}>
      <FieldGroup legend={label} error={findError(path)}>
        <Stack>{children}</Stack>
      </FieldGroup>
    </div>
  )
}

/** The fields of an entry of a list. A block keeps its kind. */
function EntryInputs({ path, item, label }: EntryInputsProps) {
  const { value } = useForm()
  if (item.type === 'group') return <FieldInputs fields={item.fields} path={path} />
  if (item.type !== 'kinds') return <FieldInput path={path} field={item} label={label} />
  if (path.at(-2) !== 'blocks') return <KindInputs path={path} field={item} />
  const kind = readField(value, [...path, 'kind'])
  return <FieldInputs fields={item.kinds.find((candidate) => candidate.kind === kind)?.fields ?? []} path={path} />
}

interface EntryInputsProps {
  readonly path: FieldPath
  readonly item: FormField
  readonly label: string
}

/** The kind of a value, such as the target of a link, and the fields of this kind. */
function KindInputs({ path, field }: Pick<FieldProps, 'path'> & { readonly field: KindsField }) {
  const { intl } = useAppContext()
  const { value, change } = useForm()
  const current = readField(value, path)
  const kind = readField(current, ['kind'])
  const fields = field.kinds.find((candidate) => candidate.kind === kind)?.fields ?? []
  return (
    <>
      <SelectField
        id={toControlId([...path, 'kind'])}
        name={[...path, 'kind'].join('.')}
        label={intl.formatMessage(messages.kind)}
        value={typeof kind === 'string' ? kind : ''}
        options={[
          ...(field.isRequired && current ? [] : [{ value: '', text: intl.formatMessage(messages.none) }]),
          ...field.kinds.map((option) => ({ value: option.kind, text: formatKind(intl, option.kind) })),
        ]}
        onChange={({ target }) => change(path, target.value === '' ? null : toKind(field, current, target.value))}
      />
      <FieldInputs fields={fields} path={path} />
    </>
  )
}

type KindsField = Extract<FormField, { readonly type: 'kinds' }>

/** A value of another kind; fields that both kinds have stay. */
function toKind(field: KindsField, current: unknown, kind: string): unknown {
  const fields = field.kinds.find((candidate) => candidate.kind === kind)?.fields ?? []
  const kept = fields
    .map(({ name }) => [name, readField(current, [name])])
    .filter(([, value]) => value !== undefined && value !== null)
  return { ...(createEmptyValue(field, createEntryId, kind) as object), ...Object.fromEntries(kept) }
}

/** Names of texts that have several sentences. */
const longTexts: ReadonlySet<unknown> = new Set(['lead', 'leadText', 'description', 'text', 'caption'])
