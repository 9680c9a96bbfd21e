import type { ContentClient, ContentPage, ContentPreference } from '@kudex/api/content'
import type { ProductsClient } from '@kudex/api/products'
import type { Product } from '@kudex/domain/catalogue'
import {
  productsTag,
  systemTag,
  toContactsTag,
  toFooterTag,
  toMediaReleasesTag,
  toNavigationTag,
  toNewsFeedTag,
  toPageAddressTag,
  toPagesTag,
  toPageTag,
  toPictureTag,
  toProductListTag,
  toProductTag,
  toStoriesTag,
} from '@kudex/domain/changes'
import { readPictureName } from '@kudex/domain/images'
import { toLinkTag } from './invalidation.ts'
import { addDependencies } from './trackDependencies.ts'

/**
 * Adds the tags of every result of the content client to the tracked dependencies; `null` marks a result that is never
 * cached. A client method without a rule does not compile.
 */
export function tagContentClient(client: ContentClient): ContentClient {
  return tagClient(client, {
    fetchSystemData: () => [systemTag],
    fetchRedirects: () => [systemTag],
    fetchNavigation: (_, id) => [toNavigationTag(id)],
    fetchFooter: (_, id) => [toFooterTag(id)],
    fetchPage: (page, id) => [toPageTag(id), ...(page ? listPageTags(page) : [])],
    // A page with the address may appear.
    fetchPageBySlug: (page, { siteId }) => (page ? listPageTags(page) : [toPagesTag(siteId)]),
    fetchChanges: () => [],
    // For editors only.
    fetchPageTree: () => null,
    fetchTranslationBoard: () => null,
    // Depends on the password of one visitor.
    unlockPage: () => null,
    fetchPagesOfSite: (_, siteId) => [toPagesTag(siteId)],
    fetchStories: (_, { siteId }) => [toStoriesTag(siteId)],
    fetchStory: (_, siteId) => [toStoriesTag(siteId)],
    fetchStoryCategories: (_, siteId) => [toStoriesTag(siteId)],
    fetchStoryContacts: (_, siteId) => [toStoriesTag(siteId)],
    fetchMediaReleases: (_, { siteId }) => [toMediaReleasesTag(siteId)],
    fetchMediaRelease: (_, siteId) => [toMediaReleasesTag(siteId)],
    fetchNewsFeed: (_, { siteId }) => [toNewsFeedTag(siteId)],
    fetchLocations: (_, siteId) => [toContactsTag(siteId)],
    fetchContacts: (_, siteId) => [toContactsTag(siteId)],
  })
}

/**
 * Adds the tags of every result of the products client: the catalogue, requested products (a missing one may appear),
 * related products, and lists.
 */
export function tagProductsClient(client: ProductsClient): ProductsClient {
  return tagClient(client, {
    fetchClassifications: () => [productsTag],
    fetchProductOrClassification: (item, slug) => [
      ...listProductTags([slug]),
      ...(item?.kind === 'product' ? listRelatedTags(item.product) : []),
    ],
    fetchProduct: (product, slug) => [...listProductTags([slug]), ...(product ? listRelatedTags(product) : [])],
    fetchProducts: (_, slugs) => listProductTags(slugs),
    fetchComparedProducts: (_, slugs) => listProductTags(slugs),
    fetchProductsOfClassification: (_, slug) => [productsTag, toProductListTag(slug)],
    fetchProductAddresses: () => [productsTag],
    fetchProductsWithSpecifications: (_, slug) => [productsTag, toProductListTag(slug)],
    fetchListing: (_, { slug }) => [productsTag, toProductListTag(slug)],
  })
}

function listProductTags(slugs: readonly string[]): readonly string[] {
  return [productsTag, ...slugs.map(toProductTag)]
}

function listRelatedTags({ related }: Product): readonly string[] {
  return related.map(({ product }) => toProductTag(product.slug))
}

type TagRules<Client> = {
  readonly [Name in keyof Client]: Client[Name] extends (...input: infer Input) => Promise<infer Result>
    ? (result: Result, ...input: Input) => readonly string[] | null
    : never
}

function tagClient<Client extends object>(client: Client, rules: TagRules<Client>): Client {
  const tagged = Object.entries(rules).map(([name, rule]) => {
    const call = (client as Methods)[name] as Method
    return [
      name,
      async (...input: unknown[]) => {
        const result = await call(...input)
        const own = (rule as TagRule)(result, ...input)
        const tags = new Set(own)
        addNestedTags(result, tags)
        addDependencies({
          tags,
          isPrivate: isProtected(result),
          isUncacheable: own === null || isDraft(input),
        })
        return result
      },
    ]
  })
  return { ...client, ...(Object.fromEntries(tagged) as Partial<Client>) }
}

type Method = (...input: unknown[]) => Promise<unknown>
type Methods = Readonly<Record<string, unknown>>
type TagRule = (result: unknown, ...input: unknown[]) => readonly string[] | null

function listPageTags(page: ContentPage): readonly string[] {
  return [toPageTag(page.id), toPageAddressTag(page.siteId, page.url)]
}

/** Adds the tags of all linked pages and pictures in a value, at any depth. */
function addNestedTags(value: unknown, tags: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) addNestedTags(item, tags)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'pageId' && typeof inner === 'string') tags.add(toLinkTag(inner))
      else addNestedTags(inner, tags)
    }
    if ('alt' in value && 'width' in value && 'id' in value && typeof value.id === 'string')
      tags.add(toPictureTag(readPictureName(value.id) ?? value.id))
  }
}

function isDraft(input: readonly unknown[]): boolean {
  return input.some((part) => isRecord(part) && (part as Partial<ContentPreference>).stage === 'DRAFT')
}

function isProtected(result: unknown): boolean {
  if (!isRecord(result) || !isRecord(result['protection'])) return false
  return result['protection']['kind'] !== 'none'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
