import base from './base.tokens.json' with { type: 'json' }
import { brandTokens, type Brand } from './brands.js'
import type { BrandTokens } from './tokens.types.js'

/** Font family in token files to its name in font files. */
export const fontFiles: Readonly<Record<string, string>> = {
  'Archivo Variable': 'archivo',
  'Saira Variable': 'saira',
  'Hanken Grotesk Variable': 'hanken-grotesk',
}

/**
 * Font files of a brand's headings and body text, for preloading. With the cut font, headings use that font instead
 * (SITE-14). Empty for an unknown brand.
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
