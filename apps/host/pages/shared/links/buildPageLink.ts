import { buildLink } from '@kudex/domain/links'
import type { RequestContext } from '../../../request/requestContext.types.ts'

/** Builds the URL of a path below locale and site, with the locale and site of the request (ROUTE-11). */
export function buildPageLink({ address }: Pick<RequestContext, 'address'>, path: string): string {
  return buildLink(path, { locale: address.locale, siteSlug: address.siteSlug })
}
