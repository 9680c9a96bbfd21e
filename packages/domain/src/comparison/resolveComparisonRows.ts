import type { Specification } from '../catalogue/index.ts'
import { filterSpecifications, type MeasurementSystem } from '../measurement/index.ts'

/** A row of a comparison: a specification with the value of each product. */
export interface ComparisonRow {
  /** Name and unit; unique together (CMP-09). */
  readonly id: string
  readonly name: string
  readonly unit: string | null
  readonly group: string | null
  /** In the order of the products; null for a missing value (CMP-12). */
  readonly values: readonly (string | null)[]
}

/**
 * The rows of a comparison in a measurement system: every specification of any product, unique by name and unit, in the
 * products' order as far as they agree. Groups stay together; rows without a group come first (CMP-09, CMP-10, CMP-12).
 */
export function resolveComparisonRows(
  columns: readonly (readonly Specification[])[],
  system: MeasurementSystem,
): ComparisonRow[] {
  const rows: OpenRow[] = []
  const byId = new Map<string, OpenRow>()
  for (const [index, specifications] of columns.entries()) {
    let previous: OpenRow | null = null
    for (const { name, unit, group, value } of filterSpecifications(specifications, system)) {
      const id = toRowId(name, unit)
      let row = byId.get(id)
      if (!row) {
        row = { id, name, unit, group, values: columns.map(() => null) }
        byId.set(id, row)
        // Insert after its predecessor in the same product, so that the order of each product is kept.
        rows.splice(previous ? rows.indexOf(previous) + 1 : 0, 0, row)
      }
      // If a product has several values of a name and unit, the first one counts (CMP-09).
      row.values[index] ??= value
      previous = row
    }
  }
  return [...Map.groupBy(rows, ({ group }) => group)]
    .toSorted(([one], [other]) => Number(one !== null) - Number(other !== null))
    .flatMap(([, grouped]) => grouped)
}

/** The specifications of a variant: its own replace those of the product (CAT-16, CMP-05). */
export function resolveEntrySpecifications(
  product: readonly Specification[],
  variant: readonly Specification[],
): Specification[] {
  const own = Map.groupBy(variant, toLineId)
  const taken = new Set<string>()
  const merged = product.flatMap((line) => {
    const id = toLineId(line)
    const instead = own.get(id)
    if (!instead) return [line]
    if (taken.has(id)) return []
    taken.add(id)
    // A variant's specification without a group gets the product's group.
    return instead.map((entry) => ({ ...entry, group: entry.group ?? line.group }))
  })
  return [...merged, ...variant.filter((line) => !taken.has(toLineId(line)))]
}

/** Hides rows in which all products agree; shows all rows of a single product (CMP-11). */
export function hideIdenticalRows(rows: readonly ComparisonRow[]): readonly ComparisonRow[] {
  return rows.some(({ values }) => values.length > 1) ? rows.filter((row) => !isIdentical(row)) : rows
}

/** True if all products have the same value; a missing value differs from every other. */
export function isIdentical({ values }: Pick<ComparisonRow, 'values'>): boolean {
  return values.every((value) => value === values[0])
}

interface OpenRow extends ComparisonRow {
  readonly values: (string | null)[]
}

function toRowId(name: string, unit: string | null): string {
  return JSON.stringify([name, unit ?? ''])
}

function toLineId({ name, unit, measurementSystem }: Specification): string {
  return JSON.stringify([name, unit ?? '', measurementSystem])
}
