import { describe, expect, it } from 'vitest'
import { vars } from '../contract.css.js'
import { toFluidLength } from '../fluid.js'
import { brandTokens } from './brands.js'
import { colorNames, schemes } from './tokens.types.js'
import { toBrandTheme, toCssColor, toCutFont, toSharedTheme } from './toTheme.js'

describe('token files', () => {
  it('set exactly the names of the contract', () => {
    for (const tokens of Object.values(brandTokens))
      expect(toPaths({ ...toSharedTheme(), ...toBrandTheme(tokens) })).toEqual(toPaths(vars))
  })

  it('name the same colours in every brand and scheme', () => {
    for (const tokens of Object.values(brandTokens))
      for (const scheme of schemes) {
        const names = Object.keys(tokens.scheme[scheme].color).filter((name) => !name.startsWith('$'))
        expect(names.toSorted()).toEqual([...colorNames].toSorted())
      }
  })

  it('have equal components and hex values', () => {
    for (const tokens of Object.values(brandTokens))
      for (const scheme of schemes)
        for (const name of colorNames) {
          const { hex, components } = tokens.scheme[scheme].color[name].$value
          const fromHex = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
          expect(components, `${name} in ${scheme}`).toHaveLength(3)
          components.forEach((channel, index) => expect(channel).toBeCloseTo(fromHex[index] ?? -1, 3))
        }
  })
})

describe('themes', () => {
  it('contain both schemes of a colour in one value', () => {
    expect(toBrandTheme(brandTokens.kudex).color.ink).toBe('light-dark(#14181b, #f2f4f5)')
  })

  it('offer a cut display font that no brand uses by default (SITE-14)', () => {
    expect(toCutFont()).toBe('"Saira Variable", "Saira Fallback", var(--kx-font-script), sans-serif')
    for (const brand of ['kudex', 'strivona', 'expo'] as const)
      expect(toBrandTheme(brandTokens[brand]).font.display).not.toBe(toCutFont())
  })

  it('write a colour with transparency as rgb', () => {
    expect(toCssColor({ colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.5, hex: '#000000' })).toBe(
      'rgb(0 0 0 / 0.5)',
    )
  })

  it('end every font list with a generic family', () => {
    for (const tokens of Object.values(brandTokens)) {
      const { display, text, mono } = toBrandTheme(tokens).font
      expect(display).toMatch(/var\(--kx-font-script\), sans-serif$/)
      expect(text).toMatch(/var\(--kx-font-script\), sans-serif$/)
      expect(mono).toMatch(/monospace$/)
    }
  })
})

describe('fluid lengths', () => {
  it('are the smaller value at 320 px and the larger at 1440 px', () => {
    const [min, preferred, max] = toFluidLength(40, 92).slice('clamp('.length, -1).split(', ')
    expect([min, max]).toEqual(['2.5rem', '5.75rem'])
    const [intercept = 0, slope = 0] = (preferred ?? '').split(' + ').map(Number.parseFloat)
    expect(intercept * 16 + (slope * 320) / 100).toBeCloseTo(40, 1)
    expect(intercept * 16 + (slope * 1440) / 100).toBeCloseTo(92, 1)
  })
})

function toPaths(tree: object, path = ''): string[] {
  return Object.entries(tree)
    .flatMap(([name, value]) =>
      typeof value === 'object' && value !== null ? toPaths(value, `${path}/${name}`) : [`${path}/${name}`],
    )
    .toSorted()
}
