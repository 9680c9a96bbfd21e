import { createContentClient } from '@kudex/api/content'
import { createProductsClient } from '@kudex/api/products'
import { createSearchClient } from '@kudex/api/search'
import { imageFormats, imagePresets, toImageId } from '@kudex/domain/images'

/** Creates a function that sends the n-th of a mixed sequence of requests to the services at `url`. */
export async function createServiceRequests(url: string): Promise<(index: number) => Promise<unknown>> {
  const options = { timeoutMilliseconds: 20_000 }
  const products = createProductsClient({ url: `${url}/products/graphql`, ...options })
  const content = createContentClient({ url: `${url}/content/graphql`, ...options })
  const search = createSearchClient({ url: `${url}/search`, ...options })
  const classifications = await products.fetchClassifications('en', 'PRODUCT')
  const lists = await Promise.all(
    classifications.map(({ slug }) => products.fetchProductsOfClassification(slug, 'PRODUCT', 'en', null)),
  )
  const slugs = lists.flat().map(({ slug }) => slug)
  const images = lists.flat().flatMap((list) => list.images)
  const pictures = [...new Set(images.map((image) => toImageId(image.url)))]

  const kinds: readonly ((index: number, language: string) => Promise<unknown>)[] = [
    (index, language) =>
      products.fetchProductsOfClassification(pick(classifications, index).slug, 'PRODUCT', language, null),
    (index, language) => products.fetchProduct(pick(slugs, index), language),
    (index, localeCode) =>
      search.search({ query: `${pick(words, index)} ${index % 97}`, page: 1, type: null, localeCode, siteSlug: null }),
    (index, localeCode) => search.suggest({ query: pick(words, index), localeCode, siteSlug: null }),
    () => content.fetchPagesOfSite('kudex'),
    (index) => content.fetchRedirects(`/former-${index}`),
    (index) => fetchImage(`${url}${toImagePath(pictures, index)}`),
  ]
  return (index) => {
    const round = Math.floor(index / kinds.length)
    return pick(kinds, index)(round, pick(languages, round))
  }
}

/** Each picture in each preset and format; later rounds read the disk cache. */
function toImagePath(pictures: readonly string[], index: number): string {
  const round = Math.floor(index / pictures.length)
  const preset = pick(Object.values(imagePresets), round)
  const format = pick(imageFormats, Math.floor(round / Object.keys(imagePresets).length))
  return `/images/${preset.name}/${pick(pictures, index)}.${format}`
}

async function fetchImage(url: string): Promise<void> {
  const response = await fetch(url)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
}

function pick<Entry>(entries: readonly Entry[], index: number): Entry {
  const entry = entries[index % entries.length]
  if (entry === undefined) throw new Error('There is nothing to choose from.')
  return entry
}

const languages = ['en', 'de', 'fr', 'zh', 'ja']
const words = ['crimp', 'cs', 'wire', 'strip', 'cable', 'schneiden', '压接', 'kabel', 'hv', 'test']
