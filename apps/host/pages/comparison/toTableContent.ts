import { resolveVariantName } from '@kudex/domain/catalogue'
import { formatEntry, resolveComparisonRows } from '@kudex/domain/comparison'
import type { MeasurementSystem } from '@kudex/domain/measurement'
import type { IntlShape } from '@kudex/intl/messages'
import type { ComparisonTableProps } from '@kudex/ui'
import { basketMessages } from '../../features/basket/index.ts'
import type { ComparedColumn } from './comparison.types.ts'
import type { ComparisonSettings } from './useComparison.ts'

/** Columns and rows of the table in a measurement system; keys are positions in the URL. */
export function toTableContent(
  columns: readonly ComparedColumn[],
  { variantIds }: Pick<ComparisonSettings, 'variantIds'>,
  system: MeasurementSystem,
  text: IntlShape['formatMessage'],
): Pick<ComparisonTableProps, 'products' | 'rows'> {
  const rows = resolveComparisonRows(
    columns.map(({ specifications }) => specifications),
    system,
  )
  return {
    products: columns.map((column, index) => ({
      key: `${index}`,
      name: column.name,
      href: column.href,
      picture: column.picture,
      variant: toVariantField({ ...column, variantId: variantIds[index] ?? null }, system, text),
    })),
    rows: rows.map(({ id, name, unit, group, values }) => ({
      id,
      label: name,
      unit: unit ?? undefined,
      group: group ?? undefined,
      values: values.map((value) => value ?? undefined),
    })),
  }
}

/**
 * A product without variants is a hidden field of the form; one with variants may also be compared without choosing
 * one.
 */
function toVariantField(
  { slug, variantId, variants }: ComparedColumn,
  system: MeasurementSystem,
  text: IntlShape['formatMessage'],
): NonNullable<ComparisonTableProps['products'][number]['variant']> {
  return {
    name: 'product',
    value: formatEntry({ slug, variantId }),
    options: [
      { value: formatEntry({ slug, variantId: null }), text: text(basketMessages.noVariant) },
      ...variants.map((variant) => ({
        value: formatEntry({ slug, variantId: variant.id }),
        text: resolveVariantName(variant, system),
      })),
    ],
  }
}
