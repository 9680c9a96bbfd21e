import { resolveLeadImage, resolveProductPath, resolveVariantName, type Classification } from '@kudex/domain/catalogue'
import type { ComparedProduct } from '@kudex/domain/comparison'
import type { ChosenProduct } from '../../features/basket/index.ts'
import type { RequestContext } from '../../request/requestContext.types.ts'
import { buildPageLink } from '../shared/links/buildPageLink.ts'
import { toCataloguePicture } from '../shared/media/toPicture.ts'

/** A product as the panel and the table head show it. */
export function toChosenProduct(
  product: ComparedProduct,
  request: RequestContext,
  classifications: readonly Classification[],
): ChosenProduct {
  const { slug, name, images, variants } = product
  const [home] = product.classifications
  return {
    slug,
    name,
    href: buildPageLink(request, resolveProductPath(product, classifications)),
    picture: toCataloguePicture(resolveLeadImage(images)?.url ?? null, '', ['classification-480'], '12rem'),
    category: { slug: home?.slug ?? '', name: home?.name ?? '' },
    variants: variants.map((variant) => ({
      id: variant.id,
      name: resolveVariantName(variant, request.visitor.measurementSystem),
    })),
  }
}
