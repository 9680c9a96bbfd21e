import { vars } from './foundations/contract.css.js'
import { brandTokens } from './foundations/tokens/brands.js'
import { contrastPairs, resolveContrast, toContrasting } from './foundations/tokens/contrast.js'
import { toBrandTheme, toSharedTheme } from './foundations/tokens/toTheme.js'
import { schemes, type BrandTokens, type ColorName } from './foundations/tokens/tokens.types.js'

export { createBrandTokens, toBrandId, type BrandChoices } from './foundations/tokens/createBrandTokens.js'
export { toFigmaTokens } from './foundations/tokens/toFigmaTokens.js'
export type { FigmaGroup, FigmaTheme, FigmaToken, FigmaTokens } from './foundations/tokens/toFigmaTokens.js'
export type { BrandTokens } from './foundations/tokens/tokens.types.js'

/**
 * Converts a brand's token file to a stylesheet: one rule for `data-brand` with both schemes. The rule is outside the
 * cascade layers, so it wins regardless of load order. With `shared`, also the values that all brands have in common, for
 * pages without the package's stylesheet.
 */
export function toBrandStyles(brand: string, tokens: BrandTokens, { shared = false } = {}): string {
  const theme: Tree = { ...(shared && toSharedTheme()), ...toBrandTheme(tokens) }
  const lines = toPairs(vars, theme).map(([name, value]) => `  ${name}: ${value};`)
  return `${shared ? schemeRules : ''}[data-brand=${JSON.stringify(brand)}] {\n${lines.join('\n')}\n}\n`
}

const schemeRules = `:root { color-scheme: light dark; --kx-font-script: system-ui; }
[data-scheme="light"] { color-scheme: light; }
[data-scheme="dark"] { color-scheme: dark; }
`

/** The token file of a brand of this package, by the value of `data-brand`; null for a brand of your own. */
export function findBrandTokens(brand: string): BrandTokens | null {
  const tokens: Readonly<Record<string, BrandTokens>> = brandTokens
  return Object.hasOwn(tokens, brand) ? (tokens[brand] ?? null) : null
}

/** Colour pairs with insufficient contrast in either scheme (WCAG 2.2 AA). Empty if all pass. */
export function listContrastFaults(tokens: BrandTokens): readonly ContrastFault[] {
  return schemes.flatMap((scheme) =>
    contrastPairs.flatMap(({ foreground, background, least }) => {
      const colors = tokens.scheme[scheme].color
      const contrast = resolveContrast(colors, foreground, background)
      if (contrast >= least) return []
      // The text on a button is black or white already; its ground has to change.
      const [name, other] = foreground.startsWith('on') ? [background, foreground] : [foreground, background]
      const { hex } = toContrasting(colors[name].$value, colors[other].$value, least)
      return [{ scheme, foreground, background, contrast, least, suggestion: { name, hex } }]
    }),
  )
}

/** A colour pair with insufficient contrast, and the ratio it needs. */
export interface ContrastFault {
  readonly scheme: (typeof schemes)[number]
  readonly foreground: string
  readonly background: string
  readonly contrast: number
  readonly least: number
  /** The colour to change, and the nearest one of the same hue that has enough contrast. */
  readonly suggestion: { readonly name: ColorName; readonly hex: string }
}

interface Tree {
  readonly [name: string]: string | Tree
}

/** Pairs of a custom property of the contract and its value in the theme. */
function toPairs(contract: Tree, theme: Tree): (readonly [name: string, value: string])[] {
  return Object.entries(theme).flatMap(([key, value]) => {
    const named = contract[key]
    if (typeof value === 'string') return typeof named === 'string' ? [[named.slice(4, -1), value] as const] : []
    return typeof named === 'object' ? toPairs(named, value) : []
  })
}
