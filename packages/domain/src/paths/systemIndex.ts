import { resolveOfferedLocales } from '../locales/resolveOfferedLocales.ts'
import type { Locale } from '../locales/locale.ts'
import type { Site } from '../sites/site.ts'
import type { SystemData } from './paths.types.ts'
import { indexRedirects, type RedirectIndex } from './redirectIndex.ts'

/** What can be worked out of a snapshot once instead of at every request. */
export interface SystemIndex {
  readonly redirects: RedirectIndex
  /** The locales a site offers (contract, locales). */
  offeredLocales(site: Site): readonly Locale[]
}

/** The index of a snapshot; it lives as long as the snapshot does. */
export function resolveSystemIndex(system: SystemData): SystemIndex {
  const known = indexes.get(system)
  if (known) return known
  const index = createIndex(system)
  indexes.set(system, index)
  return index
}

const indexes = new WeakMap<SystemData, SystemIndex>()

function createIndex(system: SystemData): SystemIndex {
  const offered = new Map<Site, readonly Locale[]>()
  return {
    redirects: indexRedirects(system.redirects),
    offeredLocales(site) {
      const known = offered.get(site)
      if (known) return known
      const locales = resolveOfferedLocales(site, system.countries, system.languages)
      offered.set(site, locales)
      return locales
    },
  }
}
