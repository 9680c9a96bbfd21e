import type { ContentPreference } from '@kudex/api/content'
import { toContentPreference } from '../../../request/contentPreference.ts'
import type { RequestContext } from '../../../request/requestContext.types.ts'

/** The languages in which a page asks for its content (GQL-04), and the stage in which editors see it (EDITOR-07). */
export function toPreference({
  address,
  system,
  stage,
}: Pick<RequestContext, 'address' | 'system' | 'stage'>): ContentPreference {
  return { ...toContentPreference(system, address.locale), ...(stage && { stage }) }
}
