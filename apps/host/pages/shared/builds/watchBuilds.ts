import { fetchBuildRules, fetchLatestBuild, type BuildRule } from '@kudex/api/builds'
import { log } from './browserLog.ts'
import { setServerRoutes } from '../navigation/serverRoutes.ts'
import { resolveLogicalPath } from '../navigation/resolveLogicalPath.ts'

/** Milliseconds between two checks for a newer build; hidden pages do not check. */
export const buildPollInterval = 5 * 60_000

/**
 * Polls for newer builds: once there is one, the next navigation loads a document (API-05). Paths of route rules load
 * documents too, because the server redirects them (ROUTE-23, ROUTE-24). Failures are only logged (API-08). Returns the
 * function that stops polling.
 */
export function watchBuilds(buildId: string, siteSlug: string | null): () => void {
  let isNewer = false
  let rules: readonly BuildRule[] = []
  let checkedAt = 0

  const check = async () => {
    if (isNewer || document.hidden || Date.now() - checkedAt < buildPollInterval) return
    checkedAt = Date.now()
    try {
      isNewer = (await fetchLatestBuild(checkedAt)) !== buildId
    } catch (error) {
      log('warn', 'Failed to fetch the latest build:', error)
    }
  }
  const startCheck = () => void check()
  void fetchBuildRules(buildId, siteSlug).then(
    (fetched) => {
      rules = fetched
    },
    (error: unknown) => log('warn', 'Failed to fetch the route rules:', error),
  )
  startCheck()
  const timer = setInterval(startCheck, buildPollInterval)
  document.addEventListener('visibilitychange', startCheck)
  setServerRoutes(
    ({ pathname }) => isNewer || rules.some((rule) => mayMatch(rule, resolveLogicalPath(pathname, siteSlug))),
  )
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', startCheck)
    setServerRoutes(() => false)
  }
}

/** May match too many paths: the server then responds with the page. */
function mayMatch({ pattern }: BuildRule, path: string): boolean {
  const base = pattern.replace(/\/\*{0,2}$/, '')
  return path === (base || '/') || path.startsWith(`${base}/`)
}
