import { describeForm, recordKinds, type FormField, type NamedField } from '@kudex/domain/editing-forms'
import { listMissingPorts } from '@kudex/machines/ports'
import { describe, expect, it } from 'vitest'
import { pictureFields } from './media/pictureFields.ts'
import { provideAuthoring } from './authoring.actors.ts'
import { diagramFieldMessages } from './diagramFields.messages.ts'
import { fieldMessages } from './fields.messages.ts'
import { recordFieldMessages } from './recordFields.messages.ts'
import { contactKindMessages, kindMessages } from './kinds.messages.ts'

it('has the fields of a picture that its schema has', () => {
  expect(pictureFields).toEqual(describeForm('pictures'))
})

describe('the form of a page', () => {
  it('has all its ports', () => {
    expect(listMissingPorts(provideAuthoring([]))).toEqual([])
  })

  it('has a label for each field and each kind that the schema has', () => {
    const names = (['pages', ...recordKinds] as const).flatMap(describeForm).flatMap(listNames)
    const labels = new Set(
      [fieldMessages, diagramFieldMessages, recordFieldMessages, kindMessages].flatMap(Object.keys).concat(hidden),
    )
    expect(names.filter((name) => !labels.has(name))).toEqual([])
    expect(Object.keys(contactKindMessages)).toContain('sales')
  })
})

/** Fields of a page that the form does not show. */
const hidden = ['id', 'type', 'cmsType', 'branch', 'sortIndex']

function listNames({ name, field }: NamedField): string[] {
  return [name, ...listParts(field)]
}

function listParts(field: FormField): string[] {
  switch (field.type) {
    case 'list':
      return listParts(field.item)
    case 'group':
      return field.fields.flatMap(listNames)
    case 'kinds':
      return field.kinds.flatMap(({ kind, fields }) => [kind, ...fields.flatMap(listNames)])
    default:
      return []
  }
}
