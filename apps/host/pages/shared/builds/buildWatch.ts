import { fetchBuildRules, fetchLatestBuild, type BuildRule } from '@kudex/api/builds'
import { log } from './browserLog.ts'
import { leaveToServer } from '../navigation/serverAddresses.ts'
import { resolveLogicalPath } from '../navigation/resolveLogicalPath.ts'

/** Milliseconds between two questions for the newest build; asked only while somebody looks at the page. */
export const buildPollInterval = 5 * 60_000

/**
 * Watches for newer builds: once there is one, the next navigation loads its document (API-05). Addresses of the
 * build's route rules are left to the server too, which answers them with the redirect (ROUTE-23, ROUTE-24). Failures
 * are logged and change nothing (API-08). The answer ends the watch.
 */
export function watchBuilds(buildId: string, siteSlug: string | null): () => void {
  let isNewer = false
  let rules: readonly BuildRule[] = []
  let asked = 0

  const ask = async () => {
    if (isNewer || document.hidden || Date.now() - asked < buildPollInterval) return
    asked = Date.now()
    try {
      isNewer = (await fetchLatestBuild(asked)) !== buildId
    } catch (error) {
      log('warn', 'The newest build is not known:', error)
    }
  }
  const look = () => void ask()
  void fetchBuildRules(buildId, siteSlug).then(
    (known) => {
      rules = known
    },
    (error: unknown) => log('warn', 'The route rules are not known:', error),
  )
  look()
  const timer = setInterval(look, buildPollInterval)
  document.addEventListener('visibilitychange', look)
  leaveToServer(
    ({ pathname }) => isNewer || rules.some((rule) => isRuled(rule, resolveLogicalPath(pathname, siteSlug))),
  )
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    leaveToServer(() => false)
  }
}

/** May take an address too many for ruled: the server then answers the page itself. */
function isRuled({ pattern }: BuildRule, path: string): boolean {
  const base = pattern.replace(/\/\*{0,2}$/, '')
  return path === (base || '/') || path.startsWith(`${base}/`)
}
