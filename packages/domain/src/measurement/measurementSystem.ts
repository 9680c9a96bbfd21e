/** The two systems of measurement; the codes are those of the catalogue and of the cookie (LOCALE-16). */
export type MeasurementSystem = 'dim_metric' | 'dim_imperial'

/** Both measurement systems, Metric first (LOCALE-16). */
export const measurementSystems: readonly MeasurementSystem[] = ['dim_metric', 'dim_imperial']

/** Name of the cookie that remembers the visitor's measurement system (LOCALE-16). */
export const measurementCookieName = 'kudex-measurement'

/** True if a value, such as a cookie, names a measurement system (LOCALE-16). */
export function isMeasurementSystem(value: unknown): value is MeasurementSystem {
  return value === 'dim_metric' || value === 'dim_imperial'
}

/** The system to show: the cookie's, else the country's default, else Metric (LOCALE-17). */
export function resolveMeasurementSystem(
  cookie: string | null | undefined,
  country: { readonly defaultMeasurementSystem: MeasurementSystem | null } | null | undefined,
): MeasurementSystem {
  if (isMeasurementSystem(cookie)) return cookie
  return country?.defaultMeasurementSystem ?? 'dim_metric'
}
