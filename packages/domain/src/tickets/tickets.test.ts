import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkTicketForm,
  closeReasons,
  defaultTicketListQuery,
  formatLocation,
  formatTicketNumber,
  isFilteredTicketList,
  maxAttachments,
  parseTicketNumber,
  readTicketListQuery,
  resolveTicketActions,
  ticketConcerns,
  ticketSortColumns,
  ticketStatuses,
  ticketTypes,
  writeTicketListQuery,
  type TicketListQuery,
} from './index.ts'

/** Any UTF-16 code units, lone surrogates included. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) })

const ticket = {
  location: 'acme-leeds',
  ticketType: 'fault',
  concern: 'standstill',
  subject: 'Press stops',
  description: 'Line one\r\nLine two',
}

describe('a new ticket', () => {
  it('needs location, type, machine concerned, subject and description (TICKET-07, TICKET-08)', () => {
    const checked = checkTicketForm('ticket', {})
    const required = ['location', 'ticketType', 'concern', 'subject', 'description']
    expect(checked).toEqual({
      isValid: false,
      problems: Object.fromEntries(required.map((field) => [field, 'required'])),
    })
  })

  it('has an optional machine name, serial number and attachments (TICKET-09, TICKET-16)', () => {
    const empty = { machineName: '', serialNumber: '', attachments: [] }
    const values = { ...ticket, description: 'Line one\nLine two', ...empty }
    expect(checkTicketForm('ticket', ticket)).toEqual({ isValid: true, values })
  })

  it.each([
    ['location', '../acme'],
    ['ticketType', 'accident'],
    ['concern', 7],
    ['subject', 'x'.repeat(201)],
    ['subject', 'A\0B'],
    ['description', 'x'.repeat(5_001)],
    ['description', 'A\0B'],
    ['machineName', 'A\nB'],
    ['serialNumber', '\ud800'],
    ['attachments', ['a']],
    ['attachments', 'a'],
    ['attachments', Array.from({ length: maxAttachments + 1 }, (_, index) => String(index).padStart(64, '0'))],
  ])('rejects %s that is malformed, case %#', (field, value) => {
    expect(checkTicketForm('ticket', { ...ticket, [field]: value })).toEqual({
      isValid: false,
      problems: { [field]: 'invalid' },
    })
  })

  it('loses bidirectional control characters', () => {
    const checked = checkTicketForm('ticket', { ...ticket, subject: ' a\u202eb ' })
    expect(checked.isValid && checked.values.subject).toBe('ab')
  })

  it('is checked without an exception for any input', () => {
    fc.assert(fc.property(fc.anything(), (sent) => void checkTicketForm('ticket', sent)))
    fc.assert(
      fc.property(fc.record({ subject: anyText, location: fc.anything() }), (sent) => {
        const checked = checkTicketForm('ticket', { ...ticket, ...sent })
        if (checked.isValid)
          expect(checked.values.subject).toMatch(/^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]{1,200}$/u)
      }),
    )
  })
})

describe('a comment', () => {
  it('needs a text (TICKET-11)', () => {
    expect(checkTicketForm('comment', { comment: ' \n ' })).toEqual({
      isValid: false,
      problems: { comment: 'required' },
    })
    expect(checkTicketForm('comment', { comment: ' Thanks ' })).toMatchObject({ values: { comment: 'Thanks' } })
  })
})

describe('closing a ticket', () => {
  it('needs one of three reasons; the comment is optional (TICKET-13, TICKET-14)', () => {
    expect(checkTicketForm('closure', {})).toEqual({ isValid: false, problems: { reason: 'required' } })
    expect(checkTicketForm('closure', { reason: 'boring' })).toEqual({
      isValid: false,
      problems: { reason: 'invalid' },
    })
    for (const reason of closeReasons) {
      expect(checkTicketForm('closure', { reason })).toEqual({ isValid: true, values: { reason, comment: '' } })
    }
  })
})

describe('the actions of a ticket', () => {
  const closedAt = Date.parse('2026-03-01T10:00:00Z')
  const history = [
    { status: 'closed', changedOn: '2026-01-01T10:00:00Z' },
    { status: 'inProgress', changedOn: '2026-02-01T10:00:00Z' },
    { status: 'closed', changedOn: new Date(closedAt).toISOString() },
  ] as const
  const days = (count: number) => new Date(closedAt + count * 24 * 60 * 60 * 1000)

  it.each(['new', 'inProgress', 'waiting'] as const)('are comment and close for the status %s', (status) => {
    expect(resolveTicketActions({ status, history: [] }, new Date())).toEqual(['comment', 'close'])
  })

  it('are reopen for 30 days after the last closing, then none (TICKET-14)', () => {
    expect(resolveTicketActions({ status: 'closed', history }, days(30))).toEqual(['reopen'])
    expect(resolveTicketActions({ status: 'closed', history }, days(30.001))).toEqual([])
    expect(resolveTicketActions({ status: 'closed', history: [] }, days(0))).toEqual([])
  })
})

describe('the number of a ticket', () => {
  it('is formatted and parsed', () => {
    expect(formatTicketNumber(10_482)).toBe('T-10482')
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (number) => {
        expect(parseTicketNumber(formatTicketNumber(number))).toBe(number)
      }),
    )
    expect([' t-10482 ', '10482', 'T10482'].map(parseTicketNumber)).toEqual([10_482, 10_482, 10_482])
    expect(['', 'T-', 'T-0', 'T-1a', '-1', '1234567890'].map(parseTicketNumber)).toEqual(Array(6).fill(null))
  })
})

describe('the query of the list', () => {
  const line = fc.string({ maxLength: 60, unit: 'grapheme-ascii' }).map((text) => text.trim().replaceAll(/\s+/g, ' '))
  const queries: fc.Arbitrary<TicketListQuery> = fc.record({
    search: line,
    types: fc.subarray([...ticketTypes]),
    statuses: fc.subarray([...ticketStatuses]),
    organization: line.map((text) => text || null),
    machine: line.map((text) => text || null),
    location: line.map((text) => text || null),
    mine: fc.boolean(),
    sort: fc.record({ column: fc.constantFrom(...ticketSortColumns), descending: fc.boolean() }),
    page: fc.integer({ min: 1, max: 100_000 }),
  })

  it('is the same after writing and reading', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(readTicketListQuery(writeTicketListQuery(query))).toEqual(query)
      }),
    )
  })

  it('has no parameters by default', () => {
    expect(writeTicketListQuery(defaultTicketListQuery).toString()).toBe('')
    expect(readTicketListQuery(new URLSearchParams())).toEqual(defaultTicketListQuery)
  })

  it('is read from any parameters, and has one URL', () => {
    const names = fc.constantFrom('search', 'type', 'status', 'machine', 'location', 'show', 'sort', 'page', 'other')
    const values = fc.oneof(anyText, fc.constantFrom(...ticketTypes, ...ticketStatuses))
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values)), (pairs) => {
        const query = readTicketListQuery(new URLSearchParams(pairs))
        expect(readTicketListQuery(writeTicketListQuery(query))).toEqual(query)
        expect(query.search).not.toMatch(/\p{Cc}/u)
      }),
    )
  })

  it('ignores unknown values', () => {
    const query = 'type=fault&type=x&status=open&sort=price&page=0&show=theirs&concern=none'
    expect(readTicketListQuery(new URLSearchParams(query))).toEqual({ ...defaultTicketListQuery, types: ['fault'] })
  })

  it('tells whether tickets are hidden (TICKET-03, TICKET-04)', () => {
    expect(isFilteredTicketList({ ...defaultTicketListQuery, page: 2 })).toBe(false)
    expect(isFilteredTicketList({ ...defaultTicketListQuery, mine: true })).toBe(true)
    expect(isFilteredTicketList({ ...defaultTicketListQuery, search: 'x' })).toBe(true)
  })

  it('knows all enumerations of a ticket (TICKET-01)', () => {
    expect([ticketTypes, ticketConcerns, ticketStatuses].map((values) => new Set(values).size)).toEqual([7, 4, 4])
  })
})

describe('the text of a location', () => {
  it('has the city once', () => {
    expect(formatLocation({ name: 'Leeds plant', city: 'Leeds' })).toBe('Leeds plant')
    expect(formatLocation({ name: 'Test laboratory', city: 'Coventry' })).toBe('Test laboratory, Coventry')
  })
})
