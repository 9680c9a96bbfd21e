import { findShortTarget, resolveContentLink, type ContentLink } from '../links/contentLink.ts'

/** The address of a redirect's target; empty for an unknown page. */
export function resolveTargetAddress(target: ContentLink): string {
  const { path, isBroken } = resolveContentLink(target, findShortTarget)
  return isBroken ? '' : path
}
