import { toBrandTheme, toCssColor, toSharedTheme } from './foundations/tokens/toTheme.js'
import { colorNames, type BrandTokens, type ColorName, type Scheme } from './foundations/tokens/tokens.types.js'

export { vars } from './foundations/contract.css.js'
export type { BrandTokens, Scheme } from './foundations/tokens/tokens.types.js'

/**
 * CSS values of all tokens of a brand in one scheme, typed, in the shape of `vars`. For everything that cannot use custom
 * properties: canvas, charts, mail, native applications.
 */
export function resolveTokens(tokens: BrandTokens, scheme: Scheme) {
  const colors = colorNames.map((name) => [name, toCssColor(tokens.scheme[scheme].color[name].$value)])
  return {
    ...toSharedTheme(),
    ...toBrandTheme(tokens),
    color: Object.fromEntries(colors) as Record<ColorName, string>,
  }
}
