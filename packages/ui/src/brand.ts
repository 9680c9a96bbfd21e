import { vars } from './foundations/contract.css.js'
import { contrastPairs, resolveContrast } from './foundations/tokens/contrast.js'
import { toBrandTheme } from './foundations/tokens/toTheme.js'
import { schemes, type BrandTokens } from './foundations/tokens/tokens.types.js'

export type { BrandTokens } from './foundations/tokens/tokens.types.js'

/**
 * The stylesheet of a brand of your own, from its one token file: a rule for `data-brand` with both schemes. It stands
 * outside the cascade layers, so it wins wherever it is loaded.
 */
export function toBrandStyles(brand: string, tokens: BrandTokens): string {
  const theme: Tree = toBrandTheme(tokens)
  const lines = toPairs(vars, theme).map(([name, value]) => `  ${name}: ${value};`)
  return `[data-brand=${JSON.stringify(brand)}] {\n${lines.join('\n')}\n}\n`
}

/** Pairs of colours of a token file that people could not tell apart (WCAG 2.2 AA), in both schemes; none is good. */
export function listContrastFaults(tokens: BrandTokens): readonly ContrastFault[] {
  return schemes.flatMap((scheme) =>
    contrastPairs.flatMap(({ foreground, background, least }) => {
      const contrast = resolveContrast(tokens.scheme[scheme].color, foreground, background)
      return contrast < least ? [{ scheme, foreground, background, contrast, least }] : []
    }),
  )
}

/** One pair of colours with too little contrast, and the ratio it needs. */
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

/** Custom properties of the contract beside the values that a theme gives them. */
function toPairs(contract: Tree, theme: Tree): (readonly [name: string, value: string])[] {
  return Object.entries(theme).flatMap(([key, value]) => {
    const named = contract[key]
    if (typeof value === 'string') return typeof named === 'string' ? [[named.slice(4, -1), value] as const] : []
    return typeof named === 'object' ? toPairs(named, value) : []
  })
}
