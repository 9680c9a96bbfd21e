import { ServiceError } from '@kudex/api/transport'
import { isService } from '@kudex/domain/catalogue'
import { findMissingProducts, type CatalogueLink, type PageCheck } from '@kudex/domain/page-checks'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { loadLinkTargets } from '../../shared/links/linkTargets.ts'

/** Adds what the products service finds to the check of a page: links to products, services and lists that do not exist. */
export async function checkCatalogueLinks(request: RequestContext, check: PageCheck): Promise<PageCheck> {
  const { catalogueLinks, findings } = check
  try {
    const targets = await loadLinkTargets(
      request,
      catalogueLinks.map(({ slug }) => slug),
    )
    const isKnown = ({ slug, type }: CatalogueLink) => {
      const product = targets.products.get(slug)
      if (product) return type === null || isService(product) === (type === 'SERVICE')
      return targets.classifications.some((list) => list.slug === slug && list.type === type)
    }
    return { ...check, findings: [...findMissingProducts(catalogueLinks, isKnown), ...findings] }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const unchecked = { rule: 'unchecked-products', severity: 'warning', path: '', block: null } as const
    return { ...check, findings: [...findings, { ...unchecked, language: null, value: null }] }
  }
}
