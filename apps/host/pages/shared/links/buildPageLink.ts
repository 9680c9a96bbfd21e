import { buildLink } from '@kudex/domain/links'
import type { RequestContext } from '../../../request/requestContext.types.ts'

/** The address of a path below locale and site, as the request's own page would link it (ROUTE-11). */
export function buildPageLink({ address }: Pick<RequestContext, 'address'>, path: string): string {
  return buildLink(path, { locale: address.locale, siteSlug: address.siteSlug })
}
