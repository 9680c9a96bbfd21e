const summary = `id name slug short_description images { name url default } supported_countries variant_count brand { name }
  classifications { id name slug parent_id type supported_countries sort_index } product_service_id`

const list = (fields: string, more = '') =>
  `{ listing(slug: "cutting-stripping", type: PRODUCT, language: "de-CH", country: "CH", measurement_system: dim_metric, limit: 24${more}) { ${fields} } }`

const facets = 'facets { key kind name unit low high values { value label count } }'

/** GraphQL queries to the product service by operation name. */
export const catalogueQueries: Readonly<Record<string, string>> = {
  'list with facets': list(`total items { ${summary} } ${facets}`),
  'list, filtered by choice and range': list(
    `total items { ${summary} } ${facets}`,
    ', filters: [{key: "power-supply", values: ["1-100-240-v-50-60-hz"]}, {key: "weight-kg", min: 10, max: 60}]',
  ),
  'list by name, tenth page': list(`total items { ${summary} } ${facets}`, ', sort: name, offset: 216'),
  'facet counts alone': list(`total ${facets}`),
  detail: `{ product_or_classification(slug: "cs-240", language: "de-CH", type: PRODUCT) { ... on Product { ${summary} long_description
    specifications { name value unit measurement_system group } variants { id name_metric name_imperial specifications { name value unit } }
    related { type product { ${summary} } } highlights { name short_description image_url } documents { name url size_bytes } } } }`,
  'eight by their slugs': `{ products(slugs: "cs-120,cs-240,cs-320,cs-700,rs-10,ss-5,ss-35,cs-960", language: "en-US") { ${summary} } }`,
  classifications:
    '{ classifications(language: "de-CH", type: PRODUCT) { id name slug parent_id supported_countries } }',
}
