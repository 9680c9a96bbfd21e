import { describeForm, recordKinds, type FormField, type NamedField } from '@kudex/domain/editing-forms'
import { listMissingPorts } from '@kudex/machines/ports'
import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
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
    expect(listMissingPorts(provideAuthoring([], 'en'))).toEqual([])
  })

  it('restores what was typed into a new entry, whose id is another one after a reload', async () => {
    vi.useFakeTimers()
    const stored = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
    })
    const open = async (id: string) => {
      const input = { kind: 'stories', editor: 'Eva', isAutomatic: false, version: null, value: { title: '' }, id }
      const actor = createActor(provideAuthoring([], 'en', true), { input }).start()
      await vi.advanceTimersByTimeAsync(0)
      return actor
    }
    const first = await open('stories-a')
    first.send({ type: 'field.change', path: ['title'], value: 'Copper' })
    await vi.advanceTimersByTimeAsync(1_000)
    first.stop()
    expect((await open('stories-b')).getSnapshot().context).toMatchObject({
      value: { title: 'Copper' },
      isRestored: true,
    })
    vi.useRealTimers()
    vi.unstubAllGlobals()
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
