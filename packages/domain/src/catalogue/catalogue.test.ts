import { describe, expect, it } from 'vitest'
import {
  filterHighlights,
  groupRelated,
  isCanonicalProductPath,
  isOwnBrand,
  isService,
  isVisibleIn,
  resolveClassificationPath,
  resolveLeadImage,
  resolveLeadImageId,
  resolveLineage,
  resolveProductPath,
  resolveShownBrand,
  resolveVariantName,
  type Classification,
  type Highlight,
  type ProductSummary,
} from './index.ts'

function createClassification(
  slug: string,
  parentId: string | null,
  type: Classification['type'] = 'PRODUCT',
): Classification {
  return {
    id: slug,
    name: slug,
    slug,
    parentId,
    description: null,
    imageUrl: null,
    language: 'en-US',
    languages: ['en'],
    type,
    supportedCountries: ['ALL'],
    sortIndex: 0,
  }
}

function createProduct(slug: string, product: Partial<ProductSummary> = {}): ProductSummary {
  return {
    id: slug,
    name: slug,
    slug,
    shortDescription: null,
    images: [],
    supportedCountries: ['ALL', 'CH'],
    brand: null,
    variantCount: 0,
    classifications: [],
    languages: ['en'],
    contentLanguage: 'en',
    updatedAt: '2026-09-14T07:30:00.000Z',
    productServiceId: null,
    ...product,
  }
}

const cutting = createClassification('cutting', null)
const automatic = createClassification('automatic', 'cutting')
const coax = createClassification('coax cables', 'automatic')
const training = createClassification('training', null, 'SERVICE')
const classifications = [coax, training, automatic, cutting]

describe('the catalogue', () => {
  it('builds routes from the slug chain (CAT-03)', () => {
    expect(resolveLineage(coax, classifications).map(({ slug }) => slug)).toEqual([
      'cutting',
      'automatic',
      'coax cables',
    ])
    expect(resolveClassificationPath(coax, classifications)).toBe('/products/cutting/automatic/coax%20cables')
    expect(resolveClassificationPath(training, classifications)).toBe('/services/training')
    expect(resolveProductPath(createProduct('kappa', { classifications: [automatic] }), classifications)).toBe(
      '/products/cutting/automatic/kappa',
    )
    expect(resolveProductPath(createProduct('lost'), classifications)).toBe('/products/lost')
    expect(resolveProductPath(createProduct('help', { productServiceId: 's1' }), [])).toBe('/services/help')
  })

  it('survives broken and circular chains (CAT-03)', () => {
    const a = createClassification('a', 'b')
    const b = createClassification('b', 'a')
    expect(resolveLineage(a, [a, b]).map(({ slug }) => slug)).toEqual(['b', 'a'])
    expect(resolveLineage(createClassification('c', 'gone'), [])).toHaveLength(1)
  })

  it('shows only what the country lists, ALL for international locales (CAT-07, CAT-08)', () => {
    expect(isVisibleIn({ supportedCountries: ['CH'] }, 'CH')).toBe(true)
    expect(isVisibleIn({ supportedCountries: ['CH'] }, 'ALL')).toBe(false)
    expect(isVisibleIn({ supportedCountries: ['ALL'] }, 'CH')).toBe(false)
    expect(isVisibleIn({ supportedCountries: [] }, 'CH')).toBe(false)
  })

  it('tells services from products by their service id (CAT-09)', () => {
    expect(isService({ productServiceId: null })).toBe(false)
    expect(isService({ productServiceId: 'x' })).toBe(true)
  })

  it('groups related products by kind, those of the country only (CAT-17)', () => {
    const related = [
      { type: 'service', product: createProduct('s') },
      { type: 'related', product: createProduct('r') },
      { type: 'component', product: createProduct('c', { supportedCountries: ['US'] }) },
      { type: 'related', product: createProduct('r2') },
    ] as const
    expect(groupRelated(related, 'CH').map(({ type, products }) => [type, products.map(({ slug }) => slug)])).toEqual([
      ['related', ['r', 'r2']],
      ['service', ['s']],
    ])
  })

  it('leads with the image flagged default, else the first, else the default image (CAT-18, CAT-20)', () => {
    const images = [
      { name: null, url: '/images/a', isDefault: false },
      { name: null, url: '/images/b', isDefault: true },
    ]
    expect(resolveLeadImage(images)?.url).toBe('/images/b')
    expect(resolveLeadImageId(images.slice(0, 1))).toBe('a')
    expect(resolveLeadImageId([])).toBe('default')
    expect(resolveLeadImageId([{ name: null, url: 'null', isDefault: true }])).toBe('default')
  })

  it('keeps highlights with a name and an image or video (CAT-19)', () => {
    const highlight = (name: string, imageUrl: string | null, videoUrl: string | null): Highlight => ({
      name,
      imageUrl,
      videoUrl,
      shortDescription: null,
      longDescription: null,
      videoImageUrl: null,
    })
    const kept = filterHighlights([
      highlight('image', '/images/a', null),
      highlight('video', null, 'https://v.test'),
      highlight('neither', null, null),
      highlight('null', 'null', ''),
      highlight(' ', '/images/a', 'https://v.test'),
    ])
    expect(kept.map(({ name }) => name)).toEqual(['image', 'video'])
  })

  it("does not show the group's own brand (SITE-20)", () => {
    expect(resolveShownBrand({ name: 'Kudex', imageUrl: null })).toBeNull()
    expect(resolveShownBrand({ name: ' KUDEX ', imageUrl: null })).toBeNull()
    expect(resolveShownBrand({ name: '', imageUrl: null })).toBeNull()
    expect(resolveShownBrand({ name: 'Strivona', imageUrl: null })?.name).toBe('Strivona')
    expect([' KUDEX ', 'Veritesta'].map(isOwnBrand)).toEqual([true, false])
  })

  it('names a variant in the measurement system, or in the other if that is missing (CAT-16)', () => {
    const variant = { nameMetric: '0.13 – 6 mm²', nameImperial: 'AWG 26 – 10' }
    expect(resolveVariantName(variant, 'dim_metric')).toBe('0.13 – 6 mm²')
    expect(resolveVariantName(variant, 'dim_imperial')).toBe('AWG 26 – 10')
    expect(resolveVariantName({ nameMetric: 'Basic', nameImperial: '' }, 'dim_imperial')).toBe('Basic')
  })

  it('knows a product under its own chain only (CAT-28)', () => {
    const product = createProduct('kappa', { classifications: [coax] })
    expect(isCanonicalProductPath(['cutting', 'automatic', 'coax cables', 'kappa'], product, classifications)).toBe(
      true,
    )
    expect(isCanonicalProductPath(['cutting', 'kappa'], product, classifications)).toBe(false)
    expect(isCanonicalProductPath(['kappa'], product, classifications)).toBe(false)
  })
})
