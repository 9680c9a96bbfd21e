import SchemaBuilder from '@pothos/core'
import type { ProductsContext } from './context.ts'

export interface ProductsTypes {
  Context: ProductsContext
  DefaultFieldNullability: false
  DefaultInputFieldRequiredness: true
  Scalars: { ID: { Input: string; Output: string } }
}

export const builder = new SchemaBuilder<ProductsTypes>({
  defaultFieldNullability: false,
  defaultInputFieldRequiredness: true,
})

export const ClassificationType = builder.enumType('ClassificationType', { values: ['PRODUCT', 'SERVICE'] as const })
export const MeasurementSystem = builder.enumType('MeasurementSystem', {
  values: ['dim_metric', 'dim_imperial'] as const,
})
export const RelatedType = builder.enumType('RelatedType', { values: ['related', 'component', 'service'] as const })

export interface InLanguages<Row> {
  row: Row
  wanted: readonly string[]
}
