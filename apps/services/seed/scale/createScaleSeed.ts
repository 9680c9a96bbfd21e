import type {
  Localized,
  Seed,
  SeedHighlight,
  SeedProduct,
  SeedQuantity,
  SeedSpecification,
  SeedVariant,
  Text,
} from '../seed.types.ts'
import { createScaleTicketing } from './createScaleTicketing.ts'

/**
 * The demo with its products and tickets copied up to a given number, and a tenth of it machines, for benchmarks. Every
 * copy of a product has texts in eleven languages. The result is deterministic.
 */
export function createScaleSeed(demo: Seed, size: number): Seed {
  const copies = Math.max(0, size - demo.products.length)
  const originals = demo.products.map(translate)
  const products = Array.from({ length: copies }, (_, index) => createProduct(originals, index))
  return {
    ...demo,
    name: 'scale',
    products: [...demo.products.slice(0, size), ...products],
    ...(demo.ticketing && { ticketing: createScaleTicketing(demo.ticketing, { tickets: size, machines: size / 10 }) }),
  }
}

function createProduct(originals: readonly SeedProduct[], index: number): SeedProduct {
  const random = createRandom(index + 1)
  const original = originals[Math.floor(random() * originals.length)]
  if (!original) throw new Error('The scale seed multiplies the products of the demo, and there are none')
  const number = String(index + 1).padStart(6, '0')
  const name = typeof original.name === 'string' ? `${original.name} ${number}` : mapTexts(original.name, number)
  return { ...original, slug: `${original.slug}-${number}`, name }
}

/** The product in every language. Copies of a product share the texts, to save memory. */
function translate(product: SeedProduct): SeedProduct {
  const { shortDescription, longDescription, highlights, specifications, variants } = product
  return {
    ...product,
    name: toEveryLanguage(product.name),
    ...(shortDescription === undefined ? {} : { shortDescription: toEveryLanguage(shortDescription, true) }),
    ...(longDescription === undefined ? {} : { longDescription: toEveryLanguage(longDescription, true) }),
    ...(highlights === undefined ? {} : { highlights: highlights.map(translateHighlight) }),
    ...(specifications === undefined ? {} : { specifications: specifications.map(translateSpecification) }),
    ...(variants === undefined ? {} : { variants: variants.map(translateVariant) }),
    ...(product.images === undefined
      ? {}
      : {
          images: product.images.map((image) =>
            typeof image === 'string' || image.name === undefined
              ? image
              : { ...image, name: toEveryLanguage(image.name) },
          ),
        }),
  }
}

function translateHighlight(highlight: SeedHighlight): SeedHighlight {
  const { shortDescription, longDescription } = highlight
  return {
    ...highlight,
    name: toEveryLanguage(highlight.name),
    ...(shortDescription === undefined ? {} : { shortDescription: toEveryLanguage(shortDescription) }),
    ...(longDescription === undefined ? {} : { longDescription: toEveryLanguage(longDescription) }),
  }
}

function translateVariant(variant: SeedVariant): SeedVariant {
  return { ...variant, specifications: variant.specifications.map(translateSpecification) }
}

function translateSpecification(line: SeedSpecification): SeedSpecification {
  const named = {
    name: toEveryLanguage(line.name),
    ...(line.group === undefined ? {} : { group: toEveryLanguage(line.group) }),
  }
  if ('value' in line) return { ...named, ...translateQuantity(line) }
  const metric = line.metric && translateQuantity(line.metric)
  const imperial = line.imperial && translateQuantity(line.imperial)
  if (metric) return { ...named, metric, ...(imperial ? { imperial } : {}) }
  if (imperial) return { ...named, imperial }
  return line
}

function translateQuantity({ value, unit }: SeedQuantity): SeedQuantity {
  return { value: toEveryLanguage(value), ...(unit === undefined ? {} : { unit: toEveryLanguage(unit) }) }
}

/**
 * The text in every language: the English text with a language mark. Texts that are the same in all languages stay as
 * they are, unless `isTranslated`.
 */
function toEveryLanguage(text: Text, isTranslated = false): Text {
  if (typeof text === 'string' && !isTranslated) return text
  const english = typeof text === 'string' ? text : text.en
  const marked = Object.fromEntries(furtherLanguages.map((language) => [language, `[${language}] ${english}`]))
  return { ...marked, ...(typeof text === 'string' ? { en: text, de: text } : text) }
}

const furtherLanguages = ['fr', 'zh', 'ja', 'es', 'pt', 'cs', 'hu', 'ro', 'sk'] as const

function mapTexts(name: Localized, number: string): Localized {
  return {
    ...name,
    ...Object.fromEntries(Object.entries(name).map(([language, text]) => [language, `${text} ${number}`])),
  }
}

/** Mulberry32, a small and fast pseudorandom generator. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
