import { expect, it } from 'vitest'
import { formatComparisonCsv } from './formatComparisonCsv.ts'

it('a comparison as CSV has one line per row, doubles quotes and marks missing values (RFC 4180, CMP-12)', () => {
  const table = {
    heads: { group: 'Group', name: 'Specification', unit: 'Unit' },
    products: ['CS 120', 'CS "240", fine'],
    rows: [{ name: 'Weight', unit: 'kg', group: null, values: ['21', null] }],
    notApplicable: 'n/a',
  }
  expect(formatComparisonCsv(table)).toBe(
    '\uFEFFGroup,Specification,Unit,CS 120,"CS ""240"", fine"\r\n,Weight,kg,21,n/a\r\n',
  )
})
