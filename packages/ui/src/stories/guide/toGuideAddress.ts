import type { GuideScope } from './guide.types.js'

/** Address of a page of the guide with all that the reader chose. */
export function toGuideAddress(path: string, scope: GuideScope, story?: string): string {
  return `${path}?${new URLSearchParams({ ...scope, ...(story !== undefined && { story }) }).toString()}`
}
