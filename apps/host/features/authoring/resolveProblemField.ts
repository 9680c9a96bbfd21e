import { readField, type FieldPath, type FormField, type NamedField } from '@kudex/domain/editing-forms'

/**
 * The path of the field or group that shows a problem: the field itself, or the nearest one around it, as for the item
 * of a menu or for a part of a document.
 */
export function resolveProblemField(fields: readonly NamedField[], value: unknown, problem: string): FieldPath {
  const group: FormField = { type: 'group', isRequired: true, fields }
  return descend(group, value, toPath(problem), [])
}

/** Indexes of lists are numbers. */
function toPath(path: string): FieldPath {
  return path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}

function descend(field: FormField, value: unknown, rest: FieldPath, reached: FieldPath): FieldPath {
  const [next, ...below] = rest
  const part = next === undefined ? null : findPart(field, value, next)
  return part && next !== undefined ? descend(part, readField(value, [next]), below, [...reached, next]) : reached
}

/** The field of a part that has an input or a group of its own. */
function findPart(field: FormField, value: unknown, name: string | number): FormField | null {
  switch (field.type) {
    case 'group':
      return findNamed(field.fields, name)
    case 'kinds': {
      const kind = readField(value, ['kind'])
      return findNamed(field.kinds.find((candidate) => candidate.kind === kind)?.fields ?? [], name)
    }
    case 'list': {
      const isThere = Array.isArray(value) && typeof name === 'number' && name < value.length
      return isThere && !chosenTogether.has(field.item.type) ? field.item : null
    }
    default:
      return null
  }
}

/** Ids have no input. */
function findNamed(fields: readonly NamedField[], name: string | number): FormField | null {
  const field = fields.find((candidate) => candidate.name === name)?.field
  return field && field.type !== 'id' ? field : null
}

/** Types of values that are chosen together, since their order in a list does not matter. */
export const chosenTogether: ReadonlySet<FormField['type']> = new Set([
  'choice',
  'site',
  'language',
  'country',
  'brand',
])
