import { formatCsv } from '@kudex/node-server/csv'

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

/** Formats a comparison as CSV, with a byte order mark, by which spreadsheets recognize UTF-8. */
export function formatComparisonCsv({ heads, products, rows, notApplicable }: ComparisonTable): string {
  const lines = rows.map(({ group, name, unit, values }) => [
    group ?? '',
    name,
    unit ?? '',
    ...products.map((_, index) => values[index] ?? notApplicable),
  ])
  return `\uFEFF${formatCsv([[heads.group, heads.name, heads.unit, ...products], ...lines])}`
}
