import type { Seed } from '../seed.types.ts'
import { countries, languages } from './countries.ts'

/** Languages and countries only, which the write interface does not create: the start of a system of one's own. */
export const base: Seed = {
  name: 'base',
  languages,
  countries,
  pictures: [],
  sites: [],
  navigations: [],
  footers: [],
  pages: [],
  redirects: [],
  routeRules: [],
  classifications: [],
  brands: [],
  products: [],
  services: [],
}
