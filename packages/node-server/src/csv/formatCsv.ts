import { stringify } from 'csv-stringify/sync'

/** Formats rows as CSV (RFC 4180). An apostrophe before a cell prevents spreadsheets from evaluating it as a formula. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    {
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
