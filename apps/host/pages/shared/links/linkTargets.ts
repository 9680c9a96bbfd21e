import {
  isService,
  isVisibleIn,
  resolveClassificationPath,
  resolveListPath,
  resolveProductPath,
  type Classification,
  type ProductSummary,
} from '@kudex/domain/catalogue'
import { resolveContentLink, type ContentLink, type LinkTarget } from '@kudex/domain/links'
import { isCareersLink } from '@kudex/domain/navigation'
import type { LinkItem } from '@kudex/ui'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { buildEditorialLink } from './buildPageLink.ts'
import { reportBrokenLink } from './reportBrokenLink.ts'
import { loadClassifications } from '../catalogue/loadCatalogue.ts'

/** Products, services and classifications that links refer to. */
export interface LinkTargets {
  readonly products: ReadonlyMap<string, ProductSummary>
  readonly classifications: readonly Classification[]
}

/** Loads the products and services of all links and teasers in one request; makes none if there are no slugs. */
export async function loadLinkTargets(request: RequestContext, slugs: readonly string[]): Promise<LinkTargets> {
  const wanted = [...new Set(slugs)].filter((slug) => slug !== '')
  if (wanted.length === 0) return { products: new Map(), classifications: [] }
  const language = request.address.locale.sisCode
  const [products, ofProducts, ofServices] = await Promise.all([
    request.load(`products/${language}/${wanted.join(',')}`, () => request.products.fetchProducts(wanted, language)),
    loadClassifications(request, 'PRODUCT'),
    loadClassifications(request, 'SERVICE'),
  ])
  return {
    products: new Map(products.map((product) => [product.slug, product])),
    classifications: [...ofProducts, ...ofServices],
  }
}

/** Slugs of the products, services and lists that links refer to (PAGE-12). */
export function listProductSlugs(links: readonly ContentLink[]): string[] {
  return links.flatMap((link) => {
    if (link.kind === 'product') return [link.productSlug]
    return link.kind === 'service' ? [link.serviceSlug] : []
  })
}

/** Creates the function that turns content links into localized URLs; products and lists get their full path (PAGE-10…13,
 * CAT-22). */
export function createLinkResolver(request: RequestContext, targets: LinkTargets): (link: ContentLink) => LinkItem {
  const { country } = request.address.locale
  return (link) => {
    const { text, path, openInNewTab, isBroken } = resolveContentLink(link, (target) =>
      findTarget(target, targets, country),
    )
    if (isBroken) reportBrokenLink(request, describeTarget(link))
    return { text, href: buildEditorialLink(request, path), openInNewTab }
  }
}

/** True for links to careers pages, which do not exist on the main site in next-release mode (NAV-06). */
export function isTrimmedLink(link: ContentLink, { address, visitor }: RequestContext): boolean {
  return visitor.isNextRelease && address.site.isMain && isCareersLink(link)
}

function findTarget(link: ContentLink, targets: LinkTargets, country: string): LinkTarget | null {
  if (link.kind !== 'product' && link.kind !== 'service') return null
  const isServiceLink = link.kind === 'service'
  const slug = isServiceLink ? link.serviceSlug : link.productSlug
  const type = isServiceLink ? 'SERVICE' : 'PRODUCT'
  const { classifications } = targets
  const product = targets.products.get(slug)
  if (product)
    return isService(product) === isServiceLink ? toTarget(product, resolveProductPath(product, classifications)) : null
  const list = classifications.find((entry) => entry.slug === slug && entry.type === type)
  return list ? toTarget(list, resolveClassificationPath(list, classifications)) : null

  /** What is not offered in the country keeps its name and leads to the first list. */
  function toTarget(entry: ProductSummary | Classification, path: string): LinkTarget {
    return { name: entry.name, path: isVisibleIn(entry, country) ? path : resolveListPath(type) }
  }
}

/** Name of a missing target in the log. */
function describeTarget(link: ContentLink): string {
  switch (link.kind) {
    case 'page':
      return `page ${link.pageId}`
    case 'product':
      return `product ${link.productSlug}`
    case 'service':
      return `service ${link.serviceSlug}`
    case 'path':
    case 'external':
      return `address behind “${link.text}”`
  }
}
