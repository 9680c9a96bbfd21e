import type { RouteRule } from '@kudex/domain/paths'
import { toJsonAnswer, type Answer } from '../../answer.ts'

/** The build files that a browser watches (API-03, API-04). */
export interface Builds {
  /** Answers `/builds/latest.json` and `/builds/meta/{buildId}.json`; null for any other path. */
  answer(path: string, resolveRules: () => readonly RouteRule[] | null): Answer | null
}

/** Creates the build files of this build; the route rules are those of the site that is asked. */
export function createBuilds(buildId: string): Builds {
  return {
    answer(path, resolveRules) {
      if (!path.startsWith('/builds/')) return null
      if (path === '/builds/latest.json') return toJsonAnswer(200, { id: buildId })
      if (path !== `/builds/meta/${buildId}.json`) return toJsonAnswer(404, { error: 'There is no such build' })
      const rules = resolveRules()
      if (!rules) return toJsonAnswer(503, { error: 'The route rules are not known yet' }, { 'Retry-After': '2' })
      const routeRules = rules.map(({ pattern, redirect, external }) => ({ pattern, redirect, external }))
      return toJsonAnswer(200, { id: buildId, routeRules }, { 'Cache-Control': 'private, no-cache' })
    },
  }
}
