import { expect, it } from 'vitest'
import { readBoardQuery, writeBoardQuery } from './boardQuery.ts'

it('keeps the filters of the translation board in its address', () => {
  const address = '?site=kudex&q=crimp&language=de&state=outdated&page=3'
  expect(writeBoardQuery(readBoardQuery(new URLSearchParams(address)))).toBe(address)
})

it('ignores unknown filters', () => {
  const query = readBoardQuery(new URLSearchParams('language=../x&state=Lost&page=-1'))
  expect(query).toEqual({ site: null, text: '', language: null, state: null, page: 1 })
  expect(writeBoardQuery(query)).toBe('')
})
