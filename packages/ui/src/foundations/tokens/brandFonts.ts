import base from './base.tokens.json' with { type: 'json' }
import { brandTokens, type Brand } from './brands.js'
import type { BrandTokens } from './tokens.types.js'

/** Name in the font's file names, by the family that token files name. */
export const fontFiles: Readonly<Record<string, string>> = {
  'Archivo Variable': 'archivo',
  'Saira Variable': 'saira',
  'Hanken Grotesk Variable': 'hanken-grotesk',
}

/**
 * Fonts that a brand's headings and running text are set in, as they stand in the names of the font files: a page can
 * ask for them early. With the cut face its headings have that one instead (SITE-14). An unknown brand has none.
 */
export function listBrandFonts(brand: string, { cut = false }: { readonly cut?: boolean } = {}): readonly string[] {
  if (!isBrand(brand)) return []
  const tokens: BrandTokens = brandTokens[brand]
  const families = [...(cut ? base.font.cut : tokens.font.display).$value, ...tokens.font.text.$value]
  return [...new Set(families.flatMap((family) => fontFiles[family] ?? []))]
}

function isBrand(name: string): name is Brand {
  return Object.hasOwn(brandTokens, name)
}
