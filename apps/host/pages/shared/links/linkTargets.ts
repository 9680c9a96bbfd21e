import {
  isService,
  isVisibleIn,
  resolveProductPath,
  type Classification,
  type ProductSummary,
} from '@kudex/domain/catalogue'
import { buildLink, resolveContentLink, type ContentLink, type LinkTarget } from '@kudex/domain/links'
import type { LinkItem } from '@kudex/ui'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { reportBrokenLink } from './reportBrokenLink.ts'
import { loadClassifications } from '../catalogue/loadCatalogue.ts'

/** The products, services and classifications that the links of a page need. */
export interface LinkTargets {
  readonly products: ReadonlyMap<string, ProductSummary>
  readonly classifications: readonly Classification[]
}

/** Fetches the products and services of links and teasers in one go; nothing is asked for when there are none. */
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

/** The slugs that links name (PAGE-12). */
export function listProductSlugs(links: readonly ContentLink[]): string[] {
  return links.flatMap((link) => {
    if (link.kind === 'product') return [link.productSlug]
    return link.kind === 'service' ? [link.serviceSlug] : []
  })
}

/** Makes links of content ready to show: localised, products by their full route (PAGE-10…13, CAT-22). */
export function createLinkResolver(request: RequestContext, targets: LinkTargets): (link: ContentLink) => LinkItem {
  const { locale, siteSlug } = request.address
  return (link) => {
    const { text, path, openInNewTab, isBroken } = resolveContentLink(link, (asked) =>
      findTarget(asked, targets, locale.country),
    )
    if (isBroken) reportBrokenLink(request, nameTarget(link))
    return { text, href: buildLink(path, { locale, siteSlug }), openInNewTab }
  }
}

function findTarget(link: ContentLink, targets: LinkTargets, country: string): LinkTarget | null {
  if (link.kind !== 'product' && link.kind !== 'service') return null
  const slug = link.kind === 'product' ? link.productSlug : link.serviceSlug
  const product = targets.products.get(slug)
  if (!product || isService(product) !== (link.kind === 'service')) return null
  // Not offered in the country: its name stays, the way leads to the list instead of a page that is not there.
  if (!isVisibleIn(product, country))
    return { name: product.name, path: link.kind === 'product' ? '/products' : '/services' }
  return { name: product.name, path: resolveProductPath(product, targets.classifications) }
}

/** What the log calls a target that is not there. */
function nameTarget(link: ContentLink): string {
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
