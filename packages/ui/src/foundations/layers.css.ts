import { globalLayer } from '@vanilla-extract/css'

/** The cascade layers, weakest first. Consumers' rules outside a layer override all of them, without `!important`. */
export const layers = {
  reset: globalLayer('kudex.reset'),
  theme: globalLayer('kudex.theme'),
  base: globalLayer('kudex.base'),
  layout: globalLayer('kudex.layout'),
  components: globalLayer('kudex.components'),
  modules: globalLayer('kudex.modules'),
}
