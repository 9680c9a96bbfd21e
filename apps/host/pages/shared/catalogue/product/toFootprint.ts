import type { Specification } from '@kudex/domain/catalogue'
import { parseDimensions } from '@kudex/domain/listing'
import { formatQuantity } from '@kudex/intl/formats'
import type { ProductProps } from '../catalogue.types.ts'

/**
 * The dimensions of a product for the drawing; null if the technical data has none, or if it is smaller than a hand. The
 * catalogue gives them as width × height × depth.
 */
export function toFootprint(specifications: readonly Specification[], locale: string): ProductProps['footprint'] {
  const metric = specifications.find(({ value, unit }) => unit === 'mm' && parseDimensions(value))
  const size = metric && parseDimensions(metric.value)
  if (!size || Math.max(...size) < smallest) return null
  const imperial = specifications.find(
    ({ name, value, measurementSystem }) =>
      name === metric.name && measurementSystem === 'dim_imperial' && parseDimensions(value),
  )
  const toLabels = ({ value, unit }: Specification) => {
    const [width = '', height = '', depth = ''] = value
      .split('×')
      .map((side) => formatQuantity(side.trim(), unit, locale))
    return { width, height, depth }
  }
  const [width, height, depth] = size
  return {
    size: { width, height, depth },
    labels: { dim_metric: toLabels(metric), dim_imperial: toLabels(imperial ?? metric) },
    person: {
      dim_metric: formatQuantity('1.75', 'm', locale),
      dim_imperial: `${formatQuantity('5', 'ft', locale)} ${formatQuantity('9', 'in', locale)}`,
    },
  }
}

/** Smaller products need no drawing; millimetres. */
const smallest = 200
