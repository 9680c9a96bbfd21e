import { describe, expect, it } from 'vitest'
import { fontFiles, listBrandFonts } from './brandFonts.js'
import { brandTokens } from './brands.js'

describe('fonts of a brand', () => {
  it('are those of headings and text, without duplicates', () => {
    expect(listBrandFonts('kudex')).toEqual(['archivo'])
    expect(listBrandFonts('veritesta')).toEqual(['hanken-grotesk'])
  })

  it('include the cut font for headings if a site enables it (SITE-14)', () => {
    expect(listBrandFonts('strivona', { cut: true })).toEqual(['saira', 'hanken-grotesk'])
    expect(listBrandFonts('strivona')).not.toContain('saira')
  })

  it('contain only fonts of the package', () => {
    for (const brand of Object.keys(brandTokens))
      for (const cut of [false, true]) {
        const fonts = listBrandFonts(brand, { cut })
        expect(fonts.length, brand).toBeGreaterThan(0)
        expect(Object.values(fontFiles)).toEqual(expect.arrayContaining([...fonts]))
      }
  })

  it('are empty for an unknown brand', () => {
    expect(listBrandFonts('unknown')).toEqual([])
    expect(listBrandFonts('constructor')).toEqual([])
  })
})
