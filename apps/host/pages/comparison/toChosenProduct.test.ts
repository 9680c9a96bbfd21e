import { expect, it } from 'vitest'
import { createTestRequest } from '../shared/testing/createTestRequest.ts'
import { toChosenProduct } from './toChosenProduct.ts'

it.each([
  ['dim_metric' as const, ['6 mm²', 'AWG 10']],
  ['dim_imperial' as const, ['1/4 in', 'AWG 10']],
])('names variants in the measurement system of the visitor: %s (CAT-16)', (measurementSystem, names) => {
  const request = createTestRequest({
    address: { locale: { code: 'en-us', country: 'US', language: 'en' }, siteSlug: null },
    visitor: { measurementSystem },
  })
  const variant = { specifications: [] }
  const product = {
    slug: 'alpha',
    name: 'Alpha',
    productServiceId: null,
    images: [],
    classifications: [],
    variants: [
      { ...variant, id: 'a', nameMetric: '6 mm²', nameImperial: '1/4 in' },
      { ...variant, id: 'b', nameMetric: '', nameImperial: 'AWG 10' },
    ],
  }
  const { variants } = toChosenProduct(product as never, request, [])
  expect(variants.map(({ name }) => name)).toEqual(names)
})
