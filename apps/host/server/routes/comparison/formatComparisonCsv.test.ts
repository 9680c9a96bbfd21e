import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatComparisonCsv } from './formatComparisonCsv.ts'

describe('a comparison as CSV', () => {
  const sheet = {
    heads: { group: 'Group', name: 'Specification', unit: 'Unit' },
    products: ['CS 120', 'CS "240", fine'],
    rows: [{ name: 'Weight', unit: 'kg', group: null, values: ['21', null] }],
    notApplicable: 'n/a',
  }

  it('has one line per row, doubles quotes and marks missing values (RFC 4180, CMP-12)', () => {
    expect(formatComparisonCsv(sheet)).toBe(
      '\uFEFFGroup,Specification,Unit,CS 120,"CS ""240"", fine"\r\n,Weight,kg,21,n/a\r\n',
    )
  })

  it.each(['=1+1', '+cmd|x', '-2+3', '@SUM(A1)', '\t=1', ' =1', '＝1', '-a'])(
    'does not let %j become a formula',
    (value) => {
      const [, row = ''] = parseCsv(formatComparisonCsv({ ...sheet, rows: [{ ...sheet.rows[0]!, values: [value] }] }))
      expect(row[3]).toBe(`'${value}`)
    },
  )

  it.each(['-5', '+60', '-20,5', '0.03–4', '230 V'])('keeps the value %j', (value) => {
    const [, row = ''] = parseCsv(formatComparisonCsv({ ...sheet, rows: [{ ...sheet.rows[0]!, values: [value] }] }))
    expect(row[3]).toBe(value)
  })

  it('parses back to the same cells (property)', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 4 }), (values) => {
        const products = values.map((_, index) => `P${index}`)
        const csv = formatComparisonCsv({ ...sheet, products, rows: [{ ...sheet.rows[0]!, values }] })
        const [head, row] = parseCsv(csv)
        expect(head).toHaveLength(3 + values.length)
        expect(row?.slice(3).map((cell) => cell.replace(/^'/, ''))).toEqual(values.map((v) => v.replace(/^'/, '')))
      }),
    )
  })
})

/** An independent parser of RFC 4180. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  let at = text.startsWith('\uFEFF') ? 1 : 0
  while (at < text.length) {
    let cell = ''
    if (text[at] === '"') {
      for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += text[at] === '"' ? 2 : 1) cell += text[at]
      at += 1
    } else while (at < text.length && text[at] !== ',' && text[at] !== '\r') cell += text[at++]
    rows.at(-1)?.push(cell)
    if (text[at] === ',') at += 1
    else if (text.startsWith('\r\n', at)) {
      at += 2
      if (at < text.length) rows.push([])
    }
  }
  return rows
}
