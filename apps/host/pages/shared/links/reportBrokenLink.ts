import type { RequestContext } from '../../../request/requestContext.types.ts'

// Per process: concerns content, not visitors.
const reported = new Set<string>()

/** When full, the set is cleared and links are logged again. */
const maxReported = 1_000

/** Logs a broken link, once per page and target (CAT-22). */
export function reportBrokenLink({ address }: Pick<RequestContext, 'address'>, target: string): void {
  const { site, path, canonicalPath } = address
  // The same page in another locale has the same links.
  const key = `${site.id} ${path} ${target}`
  if (reported.has(key)) return
  if (reported.size >= maxReported) reported.clear()
  reported.add(key)
  console.warn(`A link on ${canonicalPath} leads nowhere: there is no ${target}`)
}
