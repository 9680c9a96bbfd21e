import type { ContentPreference } from '@kudex/api/content'
import { toContentPreference } from '../../../request/contentPreference.ts'
import type { RequestContext } from '../../../request/requestContext.types.ts'

/** The languages in which a page asks for its content (GQL-04). */
export function toPreference({ address, system }: Pick<RequestContext, 'address' | 'system'>): ContentPreference {
  return toContentPreference(system, address.locale)
}
