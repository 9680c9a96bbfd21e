import { buildLink } from '@kudex/domain/links'
import type { PageStage, RequestContext } from '../../request/requestContext.types.ts'

/** The address of a page in a stage. */
export function toPreviewLink(
  { address }: RequestContext,
  { path, siteSlug, stage }: { readonly path: string; readonly siteSlug: string | null; readonly stage: PageStage },
): string {
  return `${buildLink(path, { locale: address.locale, siteSlug })}?stage=${stage}`
}
