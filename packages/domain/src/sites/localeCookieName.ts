import type { Site } from './site.ts'

/** Name of the locale cookie; every site except the main one has its own (LOCALE-13, LOCALE-14). */
export function resolveLocaleCookieName(site: Pick<Site, 'isMain' | 'technicalName'>): string {
  return site.isMain ? 'kudex-locale' : `kudex-locale-${site.technicalName}`
}
