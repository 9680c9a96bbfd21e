import { toBrandStyles } from '@kudex/ui/brand'
import type { Plugin } from 'vite'
import { siteBrands } from '../brands/siteBrands.ts'

/** Adds a rule for each site brand to `brands.css`, which has their fonts. */
export function siteBrandStyles(): Plugin {
  return {
    name: 'kudex:site-brand-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\/host\/brands\/brands\.css$/ },
      handler: (css) => ({
        code:
          css +
          Object.entries(siteBrands)
            .map(([brand, tokens]) => toBrandStyles(brand, tokens))
            .join(''),
        map: null,
      }),
    },
  }
}
