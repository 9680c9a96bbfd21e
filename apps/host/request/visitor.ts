import { resolveCountry, type Locale } from '@kudex/domain/locales'
import { isMeasurementSystem, measurementCookieName, resolveMeasurementSystem } from '@kudex/domain/measurement'
import type { SystemData } from '@kudex/domain/paths'
import type { Visitor } from './requestContext.types.ts'

/** Cookie of the testing mode (ROUTE-27). */
export const testingCookieName = 'kudex-testing'
/** Cookie of the release toggle (PAGE-26). */
export const nextReleaseCookieName = 'kudex-next-release'

/** A cookie that the query sets; null clears it. */
export interface ToggleChange {
  readonly name: string
  readonly value: string | null
}

/** Resolves the settings of the visitor; the query overrides the cookies (ROUTE-27, PAGE-26, LOCALE-17). */
export function resolveVisitor(
  cookies: Readonly<Record<string, string | undefined>>,
  query: URLSearchParams,
  locale: Pick<Locale, 'country'>,
  system: Pick<SystemData, 'countries' | 'languages'>,
): Visitor {
  const country = resolveCountry(locale.country, system.countries, system.languages)
  return {
    measurementSystem: resolveMeasurementSystem(
      readMeasurementSystem(query) ?? cookies[measurementCookieName],
      country,
    ),
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
  const system = readMeasurementSystem(query)
  return [
    ...toggles
      .filter(({ value }) => value !== null)
      .map(({ name, value }) => ({ name, value: value === 'false' ? null : 'true' })),
    ...(system === null ? [] : [{ name: measurementCookieName, value: system }]),
  ]
}

/** Reads the measurement system from the query, which the switch sets without script (CAT-13). */
function readMeasurementSystem(query: URLSearchParams): string | null {
  const value = query.get('measurement')
  return isMeasurementSystem(value) ? value : null
}

function resolveToggle(parameter: string | null, cookie: string | undefined): boolean {
  return parameter === null ? cookie === 'true' : parameter !== 'false'
}
