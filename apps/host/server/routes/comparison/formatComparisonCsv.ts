import { stringify } from 'csv-stringify/sync'

/** A comparison as a table of texts in the language and number format of the page. */
export interface ComparisonTable {
  readonly heads: { readonly group: string; readonly name: string; readonly unit: string }
  readonly products: readonly string[]
  readonly rows: readonly {
    readonly name: string
    readonly unit: string | null
    readonly group: string | null
    readonly values: readonly (string | null)[]
  }[]
  /** Text for a missing value (CMP-12). */
  readonly notApplicable: string
}

/** Formats a comparison as CSV (RFC 4180), with a byte order mark, by which spreadsheets recognize UTF-8. */
export function formatComparisonCsv({ heads, products, rows, notApplicable }: ComparisonTable): string {
  return stringify(
    [
      [heads.group, heads.name, heads.unit, ...products],
      ...rows.map(({ group, name, unit, values }) => [
        group ?? '',
        name,
        unit ?? '',
        ...products.map((_, index) => values[index] ?? notApplicable),
      ]),
    ],
    {
      bom: true,
      record_delimiter: 'windows',
      // Not quoted by the library: single line breaks, and spaces that readers trim.
      quoted_match: /[\r\n]|^\s|\s$/u,
      cast: { string: (text) => (isFormula(text) ? `'${text}` : text) },
    },
  )
}

/**
 * True if a spreadsheet may evaluate the text: it starts with a formula sign, also a full-width one. Plain numbers with a
 * sign are safe. The library's `escape_formulas` would change those too.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
function isFormula(text: string): boolean {
  return /^[\s]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) && !/^[+-]?\d[\d.,\u00A0\u202F’']*$/u.test(text)
}
