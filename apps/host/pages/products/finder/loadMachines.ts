import { isVisibleIn, resolveLineage, type Classification } from '@kudex/domain/catalogue'
import { finderKeys, isMachine, toCandidate, type FinderCandidate } from '@kudex/domain/finder'
import type { ListedProduct } from '@kudex/domain/listing'
import type { RequestContext } from '../../../request/requestContext.types.ts'

/** A machine with what the finder knows of it. */
export interface FinderMachine extends FinderCandidate, ListedProduct {
  /** Slugs of the classifications of the second level that it is in. */
  readonly operations: readonly string[]
}

/** The machines of all areas that the country has, through the data cache: one entry per area, language and country. */
export async function loadMachines(
  request: RequestContext,
  classifications: readonly Classification[],
): Promise<readonly FinderMachine[]> {
  const { sisCode: language, country } = request.address.locale
  const areas = classifications.filter((area) => area.parentId === null && isVisibleIn(area, country))
  const lists = await Promise.all(
    areas.map(({ slug }) =>
      request.load(`products-with-specifications/${language}/${country}/${slug}`, () =>
        request.products.fetchProductsWithSpecifications(slug, language, country, Object.values(finderKeys)),
      ),
    ),
  )
  const products = new Map(lists.flat().map((product) => [product.id, product]))
  return [...products.values()]
    .filter(({ specifications }) => isMachine(specifications))
    .map((product) => ({
      ...product,
      ...toCandidate(product.specifications),
      operations: product.classifications.flatMap((home) => resolveLineage(home, classifications)[1]?.slug ?? []),
    }))
    .filter(({ crossSection, cableTypes, rate }) => crossSection !== null || cableTypes !== null || rate !== null)
}
