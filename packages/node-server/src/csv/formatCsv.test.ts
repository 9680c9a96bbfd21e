import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCsv } from './index.ts'

describe('rows as CSV', () => {
  it.each(['=1+1', '+cmd|x', '-2+3', '@SUM(A1)', '\t=1', ' =1', '＝1', '-a'])(
    'do not let %j become a formula',
    (value) => {
      expect(parseCsv(formatCsv([['a', value]]))).toEqual([['a', `'${value}`]])
    },
  )

  it.each(['-5', '+60', '-20,5', '0.03–4', '230 V'])('keep the value %j', (value) => {
    expect(parseCsv(formatCsv([[value]]))).toEqual([[value]])
  })

  it('parse back to the same cells (property)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 2, maxLength: 2 }), {
          minLength: 1,
        }),
        (rows) => {
          const strip = (table: readonly (readonly string[])[]) =>
            table.map((row) => row.map((cell) => cell.replace(/^'/, '')))
          expect(strip(parseCsv(formatCsv(rows)))).toEqual(strip(rows))
        },
      ),
    )
  })
})

/** An independent parser of RFC 4180. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  let at = 0
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
