import type { GuideScope } from './guide.types.js'

/** URL of a guide page with the reader's settings. */
export function toGuideAddress(path: string, scope: GuideScope, story?: string): string {
  return `${path}?${new URLSearchParams({ ...scope, ...(story !== undefined && { story }) }).toString()}`
}
