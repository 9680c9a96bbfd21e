import type { Localized, Seed, SeedProduct, Text } from '../seed.types.ts'

/**
 * The demo with its products multiplied to a given number, for benchmarks: the same seed number gives the
 * same bytes on every machine, and nothing of it refers to chance.
 */
export function createScaleSeed(demo: Seed, size: number): Seed {
  const copies = Math.max(0, size - demo.products.length)
  const products = Array.from({ length: copies }, (_, index) => createProduct(demo.products, index))
  return { ...demo, name: 'scale', products: [...demo.products.slice(0, size), ...products] }
}

function createProduct(originals: readonly SeedProduct[], index: number): SeedProduct {
  const random = createRandom(index + 1)
  const original = originals[Math.floor(random() * originals.length)]
  if (!original) throw new Error('The scale seed multiplies the products of the demo, and there are none')
  const number = String(index + 1).padStart(6, '0')
  const name = typeof original.name === 'string' ? `${original.name} ${number}` : mapTexts(original.name, number)
  return {
    ...original,
    slug: `${original.slug}-${number}`,
    name,
    ...inAllLanguages('shortDescription', original.shortDescription),
    ...inAllLanguages('longDescription', original.longDescription),
  }
}

const described = new Map<unknown, Localized>()

/** The text in every language: the others say what the English one says, with a mark of their own. */
function inAllLanguages<Key extends string>(key: Key, text: Text | undefined): { readonly [name in Key]?: Localized } {
  if (text === undefined) return {}
  const known = described.get(text)
  const english = typeof text === 'string' ? text : text.en
  const localized: Localized = known ?? {
    ...Object.fromEntries(languages.map((language) => [language, `[${language}] ${english}`])),
    ...(typeof text === 'string' ? { en: text, de: text } : text),
  }
  described.set(text, localized)
  return { [key]: localized } as { [name in Key]: Localized }
}

const languages = ['fr', 'zh', 'ja', 'es', 'pt', 'cs', 'hu', 'ro', 'sk'] as const

function mapTexts(name: Exclude<SeedProduct['name'], string>, number: string): Exclude<SeedProduct['name'], string> {
  return {
    ...name,
    ...Object.fromEntries(Object.entries(name).map(([language, text]) => [language, `${text} ${number}`])),
  }
}

/** Mulberry32: small, fast and the same everywhere. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
