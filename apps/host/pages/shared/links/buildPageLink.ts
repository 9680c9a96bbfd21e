import { buildLink } from '@kudex/domain/links'
import { resolveSiteLink } from '@kudex/domain/paths'
import type { RequestContext } from '../../../request/requestContext.types.ts'

/** Builds the URL of a path below locale and site, with the locale and site of the request (ROUTE-11). */
export function buildPageLink({ address }: Pick<RequestContext, 'address'>, path: string): string {
  return buildLink(path, { locale: address.locale, siteSlug: address.siteSlug })
}

/** Builds the URL of an editor's link, which may lead to another site (SITE-01, ROUTE-13). */
export function buildEditorialLink(request: RequestContext, path: string): string {
  const { address, system, mainOrigin } = request
  return buildPageLink(request, resolveSiteLink(path, { locale: address.locale, system, mainOrigin }))
}
