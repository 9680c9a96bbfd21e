import { describe, expect, it } from 'vitest'
import { formatStoredChange } from './storedChange.ts'
import { createDraft, type Draft } from './draft.ts'
import { formatStoredDraft, toDraftStorageKey } from './storedDraft.ts'
import { parseStoredEntry } from './storedEntry.ts'

const draft: Draft = {
  ...createDraft('k', 1, {}),
  fields: { subject: { text: 'Crimp force drifts', editedAt: 5 } },
}
const sent: Draft = { ...draft, submission: { isWanted: true, revision: null, editedAt: 6 } }
const newTicket = { userId: 'carla', form: 'ticket', ticketId: null, serialNumber: 'A:550/1' } as const

function parse(id: Parameters<typeof toDraftStorageKey>[0], text: string, userId = 'carla') {
  return parseStoredEntry(userId, toDraftStorageKey(id), text)
}

describe('what the storage keeps', () => {
  it('names the machine that a new ticket is about, and tells a draft from a sent one', () => {
    expect(parse(newTicket, formatStoredDraft('carla', draft))).toMatchObject({
      ...newTicket,
      isWaiting: false,
      texts: { subject: 'Crimp force drifts' },
    })
    expect(parse(newTicket, formatStoredDraft('carla', sent))?.isWaiting).toBe(true)
    expect(parse({ ...newTicket, serialNumber: null }, formatStoredDraft('carla', draft))?.serialNumber).toBeNull()
  })

  it('names the ticket of a comment, a closure and a change, which waits as long as it is stored', () => {
    for (const form of ['comment', 'closure'] as const) {
      const id = { userId: 'carla', form, ticketId: 't1' }
      expect(parse(id, formatStoredDraft('carla', sent))).toMatchObject({ ...id, isWaiting: true })
    }
    const id = { userId: 'carla', form: 'change', ticketId: 't1' } as const
    const change = { ticketId: 't1', key: 'k', change: 'reopen', status: null, revision: 3 } as const
    expect(parse(id, formatStoredChange('carla', change))).toMatchObject({ ...id, isWaiting: true, change: 'reopen' })
  })

  it('is nothing of another user, without input, or in an unknown form', () => {
    expect(parse(newTicket, formatStoredDraft('carla', draft), 'otto')).toBeNull()
    expect(parse(newTicket, formatStoredDraft('carla', createDraft('k', 1, { subject: 'Filled in' })))).toBeNull()
    for (const name of ['ticket', 'comment', 'other:t1', 'change:%', '']) {
      expect(parseStoredEntry('carla', `kudex-ticket-draft:carla:${name}`, 'nonsense')).toBeNull()
    }
  })
})
