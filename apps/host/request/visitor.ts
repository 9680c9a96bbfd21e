import { resolveCountry, type Locale } from '@kudex/domain/locales'
import { isMeasurementSystem, measurementCookieName, resolveMeasurementSystem } from '@kudex/domain/measurement'
import type { SystemData } from '@kudex/domain/paths'
import type { Visitor } from './requestContext.types.ts'

/** Cookie of the testing mode (ROUTE-27). */
export const testingCookieName = 'kudex-testing'
/** Cookie of the release toggle (PAGE-26). */
export const nextReleaseCookieName = 'kudex-next-release'

/** A cookie that the query of a request asks for; null clears it. */
export interface ToggleChange {
  readonly name: string
  readonly value: string | null
}

/** What cookies and query say about the visitor; the query wins over the cookie (ROUTE-27, PAGE-26, LOCALE-17). */
export function resolveVisitor(
  cookies: Readonly<Record<string, string | undefined>>,
  query: URLSearchParams,
  locale: Pick<Locale, 'country'>,
  system: Pick<SystemData, 'countries' | 'languages'>,
): Visitor {
  const country = resolveCountry(locale.country, system.countries, system.languages)
  return {
    measurementSystem: resolveMeasurementSystem(readAskedSystem(query) ?? cookies[measurementCookieName], country),
    isNextRelease: resolveToggle(query.get('nextRelease'), cookies[nextReleaseCookieName]),
    isTesting: resolveToggle(query.get('testing'), cookies[testingCookieName]),
    hasSession: false,
  }
}

/** The cookies that a query sets or clears (ROUTE-27, PAGE-26, LOCALE-16). */
export function resolveToggleChanges(query: URLSearchParams): readonly ToggleChange[] {
  const toggles = [
    { name: testingCookieName, value: query.get('testing') },
    { name: nextReleaseCookieName, value: query.get('nextRelease') },
  ]
  const system = readAskedSystem(query)
  return [
    ...toggles
      .filter(({ value }) => value !== null)
      .map(({ name, value }) => ({ name, value: value === 'false' ? null : 'true' })),
    ...(system === null ? [] : [{ name: measurementCookieName, value: system }]),
  ]
}

/** The measurement system that the switch of a page asks for where no script runs (CAT-13). */
function readAskedSystem(query: URLSearchParams): string | null {
  const asked = query.get('measurement')
  return isMeasurementSystem(asked) ? asked : null
}

function resolveToggle(parameter: string | null, cookie: string | undefined): boolean {
  return parameter === null ? cookie === 'true' : parameter !== 'false'
}
