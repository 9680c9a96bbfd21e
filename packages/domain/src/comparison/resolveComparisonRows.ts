import type { Specification } from '../catalogue/index.ts'
import { filterSpecifications, type MeasurementSystem } from '../measurement/index.ts'

/** One row of a comparison: a specification, and what each product has for it. */
export interface ComparisonRow {
  /** Name and unit: no two rows have both in common (CMP-09). */
  readonly id: string
  readonly name: string
  readonly unit: string | null
  readonly group: string | null
  /** In the order of the products; null where a product has no such value (CMP-12). */
  readonly values: readonly (string | null)[]
}

/**
 * The rows of products beside each other in a measurement system: every specification that one of them has, once by
 * name and unit, in the products' own order as far as they agree; groups stay together, rows without one come first
 * (CMP-09, CMP-10, CMP-12).
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
        // After the row that stands before it in its own product: the union reads like each of them.
        rows.splice(previous ? rows.indexOf(previous) + 1 : 0, 0, row)
      }
      // The first of a pair counts (CMP-09).
      row.values[index] ??= value
      previous = row
    }
  }
  return [...Map.groupBy(rows, ({ group }) => group)]
    .toSorted(([one], [other]) => Number(one !== null) - Number(other !== null))
    .flatMap(([, grouped]) => grouped)
}

/** The data of a product in a variant: the variant's own lines take the place of the product's (CAT-16, CMP-05). */
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
    // A variant's line may name no group; it belongs where the product's stands.
    return instead.map((entry) => ({ ...entry, group: entry.group ?? line.group }))
  })
  return [...merged, ...variant.filter((line) => !taken.has(toLineId(line)))]
}

/** Leaves out the rows in which all products agree; with one product there is nothing to agree on (CMP-11). */
export function hideIdenticalRows(rows: readonly ComparisonRow[]): readonly ComparisonRow[] {
  return rows.some(({ values }) => values.length > 1) ? rows.filter((row) => !isIdentical(row)) : rows
}

/** Tells whether all products have the same value; a missing one differs from every value. */
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
