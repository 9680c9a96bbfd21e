/** A comparison as a sheet: texts as they are shown, in the language and the form of numbers of the page. */
export interface ComparisonSheet {
  /** Head of the columns of names, units and groups. */
  readonly heads: { readonly group: string; readonly name: string; readonly unit: string }
  readonly products: readonly string[]
  readonly rows: readonly {
    readonly name: string
    readonly unit: string | null
    readonly group: string | null
    readonly values: readonly (string | null)[]
  }[]
  /** What stands for a missing value (CMP-12). */
  readonly notApplicable: string
}

/**
 * A comparison as CSV after RFC 4180: commas, CRLF, quotes doubled. It begins with a byte order mark, by which
 * spreadsheets know UTF-8, and no cell is taken for a formula.
 */
export function formatComparisonCsv({ heads, products, rows, notApplicable }: ComparisonSheet): string {
  const lines = [
    [heads.group, heads.name, heads.unit, ...products],
    ...rows.map(({ group, name, unit, values }) => [
      group ?? '',
      name,
      unit ?? '',
      ...products.map((_, index) => values[index] ?? notApplicable),
    ]),
  ]
  return `\uFEFF${lines.map((cells) => cells.map(toCell).join(',')).join('\r\n')}\r\n`
}

function toCell(text: string): string {
  const safe = isFormula(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * What a spreadsheet would calculate: texts that begin with a sign of formulas, the wide forms of East Asian keyboards
 * too. A plain number with its sign calculates nothing.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
function isFormula(text: string): boolean {
  return /^[\s]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) && !/^[+-]?\d[\d.,\u00A0\u202F’']*$/u.test(text)
}
