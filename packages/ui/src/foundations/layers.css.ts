import { globalLayer } from '@vanilla-extract/css'

/**
 * The cascade layers, weakest first. Whatever a consumer writes outside a layer wins over all of them, so overriding
 * never needs `!important`.
 */
export const layers = {
  reset: globalLayer('kudex.reset'),
  theme: globalLayer('kudex.theme'),
  base: globalLayer('kudex.base'),
  layout: globalLayer('kudex.layout'),
  components: globalLayer('kudex.components'),
  modules: globalLayer('kudex.modules'),
}
