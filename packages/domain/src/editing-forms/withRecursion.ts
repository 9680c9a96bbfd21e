import type { FormField, NamedField } from './formField.types.ts'

/**
 * Replaces recursive parts of fields by references to the groups of the outermost list, since a copy would be infinite.
 */
export function withRecursion(fields: readonly NamedField[]): readonly NamedField[] {
  return fields.map(({ name, field }) => ({ name, field: resolveField(field, null) }))
}

/** `outermost`: the group of the outermost list around the field. */
function resolveField(field: FormField, outermost: FormField | null): FormField {
  switch (field.type) {
    case 'recursive':
      return outermost ?? field
    case 'list':
      return { ...field, item: resolveItem(field.item, outermost) }
    case 'group':
      return { ...field, fields: resolveFields(field.fields, outermost) }
    default:
      return field
  }
}

function resolveItem(item: FormField, outermost: FormField | null): FormField {
  if (item.type !== 'group' || outermost) return resolveField(item, outermost)
  const group = { ...item }
  return Object.assign(group, { fields: resolveFields(item.fields, group) })
}

function resolveFields(fields: readonly NamedField[], outermost: FormField | null): readonly NamedField[] {
  return fields.map(({ name, field }) => ({ name, field: resolveField(field, outermost) }))
}
