import { expect, it } from 'vitest'
import { readChangesQuery, writeChangesQuery } from './changesQuery.ts'

it('keeps the filters of the list of changes in its address', () => {
  const address = '?kind=media-releases&editor=Eva+M%C3%BCller&from=2026-11-01&to=2026-11-23&page=3'
  expect(writeChangesQuery(readChangesQuery(new URLSearchParams(address)))).toBe(address)
})

it('ignores unknown filters', () => {
  const query = readChangesQuery(new URLSearchParams('kind=secrets&from=soon&to=2026-02-30&page=0'))
  expect(query).toEqual({ kind: null, editor: null, from: null, to: null, page: 1 })
  expect(writeChangesQuery(query)).toBe('')
})
