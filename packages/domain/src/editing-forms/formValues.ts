import type { FormField, NamedField } from './formField.types.ts'

/** Where a value is: names of fields and positions in lists. */
export type FieldPath = readonly (string | number)[]

/**
 * The value of a new entry: required parts are present and empty, optional ones are absent. `kind`: for fields of
 * several kinds, by default the first one.
 */
export function createEmptyValue(field: FormField, createId: () => string, kind?: string): unknown {
  switch (field.type) {
    case 'id':
      return createId()
    case 'list':
      return Array.from({ length: field.atLeast }, () => createEmptyValue(field.item, createId))
    case 'group':
      return createEmptyGroup(field.fields, createId)
    case 'kinds': {
      const description = field.kinds.find((candidate) => candidate.kind === kind) ?? field.kinds[0]
      return description ? { kind: description.kind, ...createEmptyGroup(description.fields, createId) } : null
    }
    case 'structuredText':
      return {}
    case 'choice':
      return field.options[0]
    case 'number':
    case 'day':
    case 'moment':
      return null
    case 'boolean':
      return false
    default:
      return ''
  }
}

function createEmptyGroup(fields: readonly NamedField[], createId: () => string): object {
  const required = fields.filter(({ field }) => field.isRequired)
  return Object.fromEntries(required.map(({ name, field }) => [name, createEmptyValue(field, createId)]))
}

/** The value at a path; undefined if there is none. */
export function readField(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (parent, name) => (typeof parent === 'object' && parent !== null ? Reflect.get(parent, name) : undefined),
    value,
  )
}

/** A copy of the value with another value at a path. Missing objects on the path are created. */
export function writeField(value: unknown, path: FieldPath, next: unknown): unknown {
  const [name, ...rest] = path
  if (name === undefined) return next
  const child = writeField(readField(value, [name]), rest, next)
  if (Array.isArray(value)) return value.with(Number(name), child)
  return { ...(typeof value === 'object' ? value : null), [name]: child }
}

/** The list with an entry at another position. */
export function moveEntry(list: readonly unknown[], from: number, to: number): readonly unknown[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, list[from])
}

/**
 * The value of a form as it is stored: without languages whose text is empty, and with null for optional fields without
 * a value. Required fields stay empty, so that the service reports them.
 */
export function toWrittenValue(fields: readonly NamedField[], value: unknown): Readonly<Record<string, unknown>> {
  const known = fields.map(({ name, field }) => [name, toWrittenField(field, readField(value, [name]))])
  return Object.fromEntries(known.filter(([, written]) => written !== undefined))
}

function toWrittenField(field: FormField, value: unknown): unknown {
  const empty = field.isRequired ? value : undefined
  if (value === null || value === undefined) return value
  switch (field.type) {
    case 'text': {
      if (typeof value === 'string') return value.trim() === '' ? empty : value
      const texts = Object.entries(value).filter(([, text]) => typeof text !== 'string' || text.trim() !== '')
      return texts.length === 0 && !field.isRequired ? undefined : Object.fromEntries(texts)
    }
    case 'list':
      return Array.isArray(value) ? value.map((entry) => toWrittenField(field.item, entry)) : value
    case 'group':
      return toWrittenValue(field.fields, value)
    case 'kinds': {
      const kind = readField(value, ['kind'])
      const description = field.kinds.find((candidate) => candidate.kind === kind)
      return description ? { kind, ...toWrittenValue(description.fields, value) } : value
    }
    default:
      return value === '' ? empty : value
  }
}
