import type { Classification, Product, ProductSummary } from '@kudex/domain/catalogue'
import { createLocale } from '@kudex/domain/locales'
import { describe, expect, it } from 'vitest'
import { toClassificationCards, toProductCards, type CardContext } from '../toCards.ts'
import { toProductProps } from './toProductProps.ts'

const cutting = createClassification('cutting', null)
const automatic = createClassification('automatic', 'cutting')
const context: CardContext = {
  language: 'en',
  locale: createLocale('en', 'CH'),
  classifications: [cutting, automatic, createClassification('us-only', null, ['US'])],
  link: (path) => `/en${path}`,
}

describe('the cards of the catalogue', () => {
  it('show the classifications of one level that the country has, with their full route (CAT-03, CAT-07, CAT-10)', () => {
    expect(toClassificationCards(null, context).map(({ href }) => href)).toEqual(['/en/products/cutting'])
    expect(toClassificationCards('cutting', context).map(({ href }) => href)).toEqual([
      '/en/products/cutting/automatic',
    ])
  })

  it('mark the language of texts in another language than the page (PAGE-07)', () => {
    const products = [createSummary('alpha', {}), createSummary('beta', { contentLanguage: 'fr' })]
    expect(toProductCards(products, context).map(({ lang }) => lang)).toEqual([undefined, 'fr'])
    expect(toProductCards(products, { ...context, language: 'fr' }).map(({ lang }) => lang)).toEqual(['en', undefined])
    expect(toClassificationCards(null, { ...context, language: 'ja' }).map(({ lang }) => lang)).toEqual(['en'])
  })

  it('leave out products of other countries and the name of our own brand (CAT-07, SITE-20)', () => {
    const cards = toProductCards(
      [
        createSummary('alpha', { brand: { name: 'Kudex', imageUrl: null } }),
        createSummary('beta', { brand: { name: 'Strivona', imageUrl: null } }),
        createSummary('gamma', { supportedCountries: ['US'] }),
      ],
      context,
    )
    expect(cards.map(({ href, brand }) => [href, brand])).toEqual([
      ['/en/products/cutting/automatic/alpha', undefined],
      ['/en/products/cutting/automatic/beta', 'Strivona'],
    ])
  })

  it('show the default image if there is none or its URL is "null" (CAT-18, CAT-20)', () => {
    const images = [
      [],
      [{ name: null, url: 'null', isDefault: false }],
      [
        { name: null, url: '/images/a', isDefault: false },
        { name: null, url: '/images/b', isDefault: true },
      ],
    ]
    const cards = toProductCards(
      images.map((list, index) => createSummary(`p${index}`, { images: list })),
      context,
    )
    expect(cards.map((card) => card.picture.src)).toEqual([
      '/images/classification-1200/default.png',
      '/images/classification-1200/default.png',
      '/images/classification-1200/b.png',
    ])
  })
})

describe('the props of a product page', () => {
  const product: Product = {
    ...createSummary('alpha', {
      images: [
        { name: 'Side', url: '/images/a', isDefault: false },
        { name: 'Front', url: '/images/b', isDefault: true },
      ],
    }),
    longDescription: null,
    specifications: [
      { name: 'Length', value: '1', unit: 'mm', measurementSystem: 'dim_metric', group: 'Size' },
      { name: 'Drive', value: 'Belt', unit: null, measurementSystem: null, group: null },
      { name: 'Length', value: '0.04', unit: 'in', measurementSystem: 'dim_imperial', group: 'Size' },
    ],
    variants: [],
    related: [
      { type: 'service', product: createSummary('training', {}) },
      { type: 'related', product: createSummary('beta', {}) },
      { type: 'related', product: createSummary('elsewhere', { supportedCountries: ['US'] }) },
    ],
    highlights: [
      {
        name: 'Fast',
        shortDescription: null,
        longDescription: null,
        imageUrl: '/images/h',
        videoImageUrl: null,
        videoUrl: null,
      },
      {
        name: 'Bare',
        shortDescription: null,
        longDescription: null,
        imageUrl: 'null',
        videoImageUrl: null,
        videoUrl: null,
      },
    ],
    documents: [
      {
        name: 'Sheet',
        contentLanguage: 'en',
        thumbnailUrl: null,
        type: 'Data sheet',
        url: '/file/sheet',
        filename: 's.pdf',
        extension: 'pdf',
        sizeBytes: 2_400_000,
      },
    ],
    videoUrl: null,
    videoImageUrl: null,
    benefits: [],
    details: [],
  }
  const german = { ...context, language: 'de' }
  const props = toProductProps(product, 'PRODUCT', 'dim_imperial', german, 'de-CH')

  it("name the language of the catalogue where it is not the page's (LOCALE-18, WCAG 3.1.2)", () => {
    expect(props.contentLanguage).toBe('en')
    expect(toProductProps(product, 'PRODUCT', 'dim_metric', context, 'en').contentLanguage).toBeUndefined()
  })

  it('start the gallery with the image flagged default (CAT-20)', () => {
    expect(props.gallery.map((item) => item.caption)).toEqual(['Front', 'Side'])
  })

  it('have a full-size version of each picture (IMG-02, IMG-06)', () => {
    expect(props.gallery.map(({ large, largeThumbnail }) => [large.src, largeThumbnail.src])).toEqual([
      ['/images/stretched/b.png', '/images/lightbox-thumbnail/b.png'],
      ['/images/stretched/a.png', '/images/lightbox-thumbnail/a.png'],
    ])
  })

  it('play our own videos with captions and link videos of providers (CAT-11)', () => {
    const show = (videoUrl: string | null) =>
      toProductProps({ ...product, videoUrl }, 'PRODUCT', 'dim_metric', german, 'de-CH')
    const own = show('/file/film-x#captions=en,de')
    expect([own.videoUrl, own.film?.picture.src, own.film?.video]).toEqual([
      null,
      '/images/stretched-video/b.png',
      {
        src: '/file/film-x',
        type: 'video/mp4',
        label: 'alpha',
        captions: [
          { src: '/file/film-x-captions?l=en', lang: 'en', label: 'English', isDefault: false },
          { src: '/file/film-x-captions?l=de', lang: 'de', label: 'Deutsch', isDefault: true },
        ],
      },
    ])
    for (const other of ['https://video.example/x', '/file/../x', '/file/x#captions=<b>', '//evil.example/file/x'])
      expect([show(other).film, show(other).videoUrl], other).toEqual([null, other])
    expect(show(null)).toMatchObject({ film: null, videoUrl: null })
  })

  it('have no links and pictures for URLs that the catalogue stores as the text "null" (CAT-18)', () => {
    const shown = toProductProps(
      {
        ...product,
        videoUrl: 'null',
        highlights: product.highlights.map((highlight) => ({ ...highlight, videoUrl: 'null' })),
      },
      'PRODUCT',
      'dim_metric',
      german,
      'de-CH',
    )
    expect([shown.film, shown.videoUrl, shown.highlights[0]?.videoHref]).toEqual([null, null, undefined])
    const withPoster = { ...product, videoUrl: '/file/film-x', videoImageUrl: 'null' }
    const { film } = toProductProps(withPoster, 'PRODUCT', 'dim_metric', german, 'de-CH')
    expect(film?.picture.src).toBe('/images/stretched-video/b.png')
  })

  it('have the values of both systems in groups, ungrouped ones first (CAT-12, CAT-14)', () => {
    expect(props.specifications.map(({ title, rows }) => [title, rows.map((row) => row.system)])).toEqual([
      [null, [null]],
      ['Size', ['dim_metric', 'dim_imperial']],
    ])
    expect(props.measurementSystem).toBe('dim_imperial')
  })

  it('keep highlights with a name and a picture only (CAT-19)', () => {
    expect(props.highlights.map((highlight) => highlight.name)).toEqual(['Fast'])
  })

  it('group related products by type, those of the country only (CAT-17)', () => {
    expect(props.related.map(({ type, products }) => [type, products.map((card) => card.name)])).toEqual([
      ['related', ['beta']],
      ['service', ['training']],
    ])
  })

  it('name type, format, size and language of a document (CAT-15)', () => {
    expect(props.documents).toEqual([
      {
        id: '1',
        name: 'Sheet',
        href: '/file/sheet',
        typeText: 'Data sheet',
        formatText: 'PDF',
        language: 'en',
        languageText: 'Englisch',
        sizeText: '2.4 MB',
        thumbnail: undefined,
      },
    ])
  })
})

function createClassification(
  slug: string,
  parentId: string | null,
  supportedCountries = ['ALL', 'CH'],
): Classification {
  return {
    id: slug,
    name: slug,
    slug,
    parentId,
    description: null,
    imageUrl: null,
    language: 'en-US',
    languages: ['de', 'en'],
    type: 'PRODUCT',
    supportedCountries,
    sortIndex: 0,
  }
}

function createSummary(slug: string, changes: Partial<ProductSummary>): ProductSummary {
  return {
    id: slug,
    name: slug,
    slug,
    shortDescription: null,
    images: [],
    supportedCountries: ['ALL', 'CH'],
    brand: null,
    variantCount: 0,
    classifications: [automatic],
    languages: ['de', 'en'],
    contentLanguage: 'en',
    updatedAt: '2026-09-14T07:30:00.000Z',
    productServiceId: null,
    ...changes,
  }
}
