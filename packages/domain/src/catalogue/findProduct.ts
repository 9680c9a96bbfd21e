import type { Classification } from './catalogue.types.ts'
import { resolveProductPath } from './routes.ts'

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
