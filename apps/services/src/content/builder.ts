import SchemaBuilder from '@pothos/core'
import type { ContentContext } from './context.ts'

interface ContentTypes {
  Context: ContentContext
  DefaultFieldNullability: false
  DefaultInputFieldRequiredness: true
  Scalars: {
    ID: { Input: string; Output: string }
    DateTime: { Input: Date; Output: Date }
    StructuredText: { Input: object; Output: object }
    JSON: { Input: unknown; Output: unknown }
  }
}

/** Types of the content schema, for functions that create fields. */
export type ContentSchemaTypes = PothosSchemaTypes.ExtendDefaultTypes<ContentTypes>

/** Builder of the content schema, which both endpoints serve. */
export const builder = new SchemaBuilder<ContentTypes>({
  defaultFieldNullability: false,
  defaultInputFieldRequiredness: true,
})

builder.scalarType('DateTime', {
  description: 'A point in time, ISO 8601.',
  serialize: (value) => value.toISOString(),
})

builder.scalarType('StructuredText', {
  description: 'A structured text document, validated on write; never HTML.',
  serialize: (value) => value,
})

builder.scalarType('JSON', { serialize: (value) => value })

export const MeasurementSystem = builder.enumType('MeasurementSystem', {
  values: ['dim_metric', 'dim_imperial'] as const,
})
