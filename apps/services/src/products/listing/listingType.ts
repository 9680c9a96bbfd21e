import type { Filters, RangeFilter } from '@kudex/domain/listing'
import { toStorableText } from '../../database/storableText.ts'
import { localize, localizeOptional } from '../../localization/localize.ts'
import { builder, type InLanguages } from '../builder.ts'
import { Product } from '../product.ts'
import type { ReadFacet, ReadListing } from './readListing.ts'

const FacetKind = builder.enumType('FacetKind', { values: ['choice', 'range'] as const })

export const ListingSort = builder.enumType('ListingSort', {
  values: { catalogue: { value: 'catalogue' }, name: { value: 'name' }, name_desc: { value: 'name-desc' } } as const,
})

const FacetValue = builder.objectRef<InLanguages<ReadFacet['values'][number]>>('FacetValue').implement({
  fields: (t) => ({
    value: t.string({ resolve: ({ row }) => row.value }),
    label: t.string({ resolve: ({ row, wanted }) => localize(row.label, wanted) }),
    count: t.int({ resolve: ({ row }) => row.count }),
  }),
})

const Facet = builder.objectRef<InLanguages<ReadFacet>>('Facet').implement({
  fields: (t) => ({
    key: t.string({ resolve: ({ row }) => row.key }),
    kind: t.field({ type: FacetKind, resolve: ({ row }) => row.kind }),
    name: t.string({ resolve: ({ row, wanted }) => localize(row.name, wanted) }),
    unit: t.string({ nullable: true, resolve: ({ row, wanted }) => localizeOptional(row.unit, wanted) }),
    low: t.float({ nullable: true, resolve: ({ row }) => row.low }),
    high: t.float({ nullable: true, resolve: ({ row }) => row.high }),
    values: t.field({
      type: [FacetValue],
      resolve: ({ row, wanted }) => row.values.map((value) => ({ row: value, wanted })),
    }),
  }),
})

/** A page of a list with the facets to filter it by (CAT-10). */
export const ProductListing = builder.objectRef<InLanguages<ReadListing>>('ProductListing').implement({
  fields: (t) => ({
    total: t.int({ resolve: ({ row }) => row.total }),
    items: t.field({ type: [Product], resolve: ({ row, wanted }) => row.rows.map((item) => ({ row: item, wanted })) }),
    facets: t.field({
      type: [Facet],
      resolve: ({ row, wanted }) => row.facets.map((facet) => ({ row: facet, wanted })),
    }),
  }),
})

/** A filter: values of one facet, or a range. */
export const FacetFilter = builder.inputType('FacetFilter', {
  fields: (t) => ({
    key: t.string(),
    values: t.stringList({ required: false }),
    min: t.float({ required: false }),
    max: t.float({ required: false }),
  }),
})

/** Splits filters into choices and ranges; ignores empty ones. */
export function toFilters(filters: readonly (typeof FacetFilter.$inferInput)[]): Filters {
  const choices = new Map<string, readonly string[]>()
  const ranges = new Map<string, RangeFilter>()
  for (const { key, values, min = null, max = null } of filters.slice(0, maxFilters)) {
    // Internal keys such as that of countries.
    if (key.startsWith('@')) continue
    const facet = toStorableText(key)
    if (values && values.length > 0) choices.set(facet, values.slice(0, maxFilters).map(toStorableText))
    if (min !== null || max !== null) ranges.set(facet, { min, max })
  }
  return { choices, ranges }
}

const maxFilters = 50
