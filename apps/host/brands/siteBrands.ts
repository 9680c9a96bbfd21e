import { createBrandTokens, findBrandTokens, type BrandTokens } from '@kudex/ui/brand'

/**
 * Brands that only sites of this host have, by the value of `data-brand`. They are derived from a few choices; brands of
 * the UI package are drawn colour by colour and have visual baselines (docs/decisions/0085).
 */
export const siteBrands: Readonly<Record<string, BrandTokens>> = {
  // Yellow on the grey of concrete floors, with condensed titles.
  fairs: createBrandTokens({
    name: 'Trade fairs',
    primary: '#ffc800',
    ground: '#e3e0d8',
    displayFont: ['Big Shoulders Display', 'Big Shoulders Fallback'],
    textFont: ['Archivo Variable', 'Archivo Fallback'],
    radius: 0,
  }),
  // Red, which the flags of the three countries share, and navy on cream.
  'north-america-events': createBrandTokens({
    name: 'North America Events',
    primary: '#1b2a4a',
    accent: '#c8202c',
    ground: '#f6efe0',
    displayFont: ['Zilla Slab', 'Zilla Slab Fallback'],
    textFont: ['Hanken Grotesk Variable', 'Hanken Grotesk Fallback'],
    radius: 3,
  }),
  // The light grey of cabinets (RAL 7035), the green-yellow of the protective conductor, lettering as on drawings.
  'smart-cabinet-building': createBrandTokens({
    name: 'Smart Cabinet Building',
    primary: '#a8d000',
    ground: '#dfe2dd',
    displayFont: ['Barlow Semi Condensed', 'Barlow Fallback'],
    textFont: ['Hanken Grotesk Variable', 'Hanken Grotesk Fallback'],
    radius: 4,
  }),
}

/** The tokens of a brand of this host or of the UI package; null for an unknown one. */
export function resolveBrandTokens(brand: string): BrandTokens | null {
  return (Object.hasOwn(siteBrands, brand) ? siteBrands[brand] : null) ?? findBrandTokens(brand)
}
