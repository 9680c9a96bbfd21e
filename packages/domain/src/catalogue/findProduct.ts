import type { Classification } from './catalogue.types.ts'
import { resolveProductPath } from './routes.ts'

/** No product or service has the slug: the page is not found (CAT-21). */
export class ProductNotFoundError extends Error {
  override readonly name = 'ProductNotFoundError'
  readonly slug: string
  constructor(slug: string) {
    super(`No product found for slug ${slug}`)
    this.slug = slug
  }
}

/** The product, or a {@link ProductNotFoundError} that names the slug (CAT-21). */
export function requireProduct<P>(product: P | null | undefined, slug: string): P {
  if (product === null || product === undefined) throw new ProductNotFoundError(slug)
  return product
}

/**
 * True if the segments below `/products` or `/services` are the product's path. Another path before a valid slug
 * redirects to the canonical one (CAT-28).
 */
export function isCanonicalProductPath(
  segments: readonly string[],
  product: Parameters<typeof resolveProductPath>[0],
  classifications: readonly Classification[],
): boolean {
  const asked = segments.map((segment) => encodeURIComponent(segment)).join('/')
  return resolveProductPath(product, classifications).split('/').slice(2).join('/') === asked
}
