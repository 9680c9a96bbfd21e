import { describe, expect, it } from 'vitest'
import { defaultMachineListQuery, readMachineListQuery, writeMachineListQuery } from './machineListQuery.ts'

const read = (query: string) => readMachineListQuery(new URLSearchParams(query))

describe('the URL of the inventory (INVENT-01)', () => {
  it('keeps search, location, order and page', () => {
    const query = {
      search: 'A550 20417',
      location: 'acme-leeds',
      due: true,
      sort: { column: 'deliveredOn' as const, descending: true },
      page: 3,
    }
    const parameters = writeMachineListQuery(query)
    expect(parameters.toString()).toBe('search=A550+20417&location=acme-leeds&show=due&sort=deliveredOn-desc&page=3')
    expect(readMachineListQuery(parameters)).toEqual(query)
  })

  it('is empty for the whole list', () => {
    expect(writeMachineListQuery(defaultMachineListQuery).toString()).toBe('')
    expect(read('')).toEqual(defaultMachineListQuery)
  })

  it.each([
    ['sort=organization'],
    ['sort=name-up'],
    ['page=0'],
    ['page=1.5'],
    ['page=-1'],
    ['location='],
    ['other=1'],
    ['show=all'],
  ])('ignores %s', (query) => expect(read(query)).toEqual(defaultMachineListQuery))

  it('limits the search to one line of 100 characters', () => {
    expect(read(`search=${encodeURIComponent('a\n\u0000 b')}`).search).toBe('a b')
    expect(read(`search=${'x'.repeat(10_000)}`).search).toHaveLength(100)
  })
})
