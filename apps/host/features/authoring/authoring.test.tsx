import { describeForm, type FormField, type NamedField } from '@kudex/domain/editing-forms'
import { listMissingPorts } from '@kudex/machines/ports'
import { describe, expect, it } from 'vitest'
import { provideAuthoring } from './authoring.actors.ts'
import { contactKindMessages, fieldMessages, kindMessages } from './fields.messages.ts'

describe('the form of a page', () => {
  it('has all its ports', () => {
    expect(listMissingPorts(provideAuthoring([]))).toEqual([])
  })

  it('has a label for each field and each kind that the schema has', () => {
    const names = describeForm('pages').flatMap(listNames)
    const labels = new Set([...Object.keys(fieldMessages), ...Object.keys(kindMessages), ...hidden])
    expect(names.filter((name) => !labels.has(name))).toEqual([])
    expect(Object.keys(contactKindMessages)).toContain('sales')
  })
})

/** Fields of a page that the form does not show. */
const hidden = ['id', 'siteId', 'type', 'pageType', 'cmsType', 'branch']

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
