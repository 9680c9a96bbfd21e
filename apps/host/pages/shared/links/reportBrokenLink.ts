import type { RequestContext } from '../../../request/requestContext.types.ts'

// Of content, not of a visitor: what one process has said already.
const reported = new Set<string>()

/** More is not remembered: then all is said once more. */
const mostReported = 1_000

/** Says in the log that a link of a page leads nowhere, once for each page and target (CAT-22). */
export function reportBrokenLink({ address }: Pick<RequestContext, 'address'>, target: string): void {
  const { site, path, canonicalPath } = address
  // The same page in another locale has the same links.
  const key = `${site.id} ${path} ${target}`
  if (reported.has(key)) return
  if (reported.size >= mostReported) reported.clear()
  reported.add(key)
  console.warn(`A link on ${canonicalPath} leads nowhere: there is no ${target}`)
}
