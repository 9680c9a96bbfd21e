import { measurementCookieName, type MeasurementSystem } from '@kudex/domain/measurement'

/** Keeps the choice of a measurement system in a cookie (LOCALE-16). */
export function rememberMeasurementSystem(system: MeasurementSystem): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${measurementCookieName}=${system}; Path=/; Max-Age=${rememberedSeconds}; SameSite=Lax${secure}`
}

const rememberedSeconds = 365 * 24 * 60 * 60
