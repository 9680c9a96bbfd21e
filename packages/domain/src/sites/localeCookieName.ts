import type { Site } from './site.ts'

/** Name of the cookie that remembers the locale; sites other than the main one have their own (LOCALE-13, LOCALE-14). */
export function resolveLocaleCookieName(site: Pick<Site, 'isMain' | 'technicalName'>): string {
  return site.isMain ? 'kudex-locale' : `kudex-locale-${site.technicalName}`
}
