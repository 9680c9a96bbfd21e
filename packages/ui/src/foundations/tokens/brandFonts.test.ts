import { describe, expect, it } from 'vitest'
import { fontFiles, listBrandFonts } from './brandFonts.js'
import { brandTokens } from './brands.js'

describe('fonts of a brand', () => {
  it('are those of its headings and its text, each once', () => {
    expect(listBrandFonts('kudex')).toEqual(['archivo'])
    expect(listBrandFonts('veritesta')).toEqual(['hanken-grotesk'])
  })

  it('have the cut face in the place of the headings where a site asks for it (SITE-14)', () => {
    expect(listBrandFonts('strivona', { cut: true })).toEqual(['saira', 'hanken-grotesk'])
    expect(listBrandFonts('strivona')).not.toContain('saira')
  })

  it('come with the package, whatever the token file names', () => {
    for (const brand of Object.keys(brandTokens))
      for (const cut of [false, true]) {
        const fonts = listBrandFonts(brand, { cut })
        expect(fonts.length, brand).toBeGreaterThan(0)
        expect(Object.values(fontFiles)).toEqual(expect.arrayContaining([...fonts]))
      }
  })

  it('are none for a brand that nobody knows', () => {
    expect(listBrandFonts('nobody')).toEqual([])
    expect(listBrandFonts('constructor')).toEqual([])
  })
})
