import { resolveContentLink, type ContentLink } from '../links/contentLink.ts'
import { buildPath } from './rawPath.ts'

/**
 * The address of a redirect's target; empty for an unknown page. Products and services need no lookup here: their pages
 * redirect to the full path (CAT-28).
 */
export function resolveTargetAddress(target: ContentLink): string {
  if (target.kind === 'product') return buildPath(['products', target.productSlug])
  if (target.kind === 'service') return buildPath(['services', target.serviceSlug])
  const { path, isBroken } = resolveContentLink(target)
  return isBroken ? '' : path
}
