import { vars } from './foundations/contract.css.js'
import { brandTokens } from './foundations/tokens/brands.js'
import { contrastPairs, resolveContrast } from './foundations/tokens/contrast.js'
import { toBrandTheme } from './foundations/tokens/toTheme.js'
import { schemes, type BrandTokens } from './foundations/tokens/tokens.types.js'

export type { BrandTokens } from './foundations/tokens/tokens.types.js'

/**
 * Converts a brand's token file to a stylesheet: one rule for `data-brand` with both schemes. The rule is outside the
 * cascade layers, so it wins regardless of load order.
 */
export function toBrandStyles(brand: string, tokens: BrandTokens): string {
  const theme: Tree = toBrandTheme(tokens)
  const lines = toPairs(vars, theme).map(([name, value]) => `  ${name}: ${value};`)
  return `[data-brand=${JSON.stringify(brand)}] {\n${lines.join('\n')}\n}\n`
}

/** The token file of a brand of this package, by the value of `data-brand`; null for a brand of your own. */
export function findBrandTokens(brand: string): BrandTokens | null {
  const tokens: Readonly<Record<string, BrandTokens>> = brandTokens
  return Object.hasOwn(tokens, brand) ? (tokens[brand] ?? null) : null
}

/** Colour pairs with insufficient contrast in either scheme (WCAG 2.2 AA). Empty if all pass. */
export function listContrastFaults(tokens: BrandTokens): readonly ContrastFault[] {
  return schemes.flatMap((scheme) =>
    contrastPairs.flatMap(({ foreground, background, least }) => {
      const contrast = resolveContrast(tokens.scheme[scheme].color, foreground, background)
      return contrast < least ? [{ scheme, foreground, background, contrast, least }] : []
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
