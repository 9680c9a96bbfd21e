import { describe, expect, it } from 'vitest'
import { brandTokens } from './brands.js'
import { contrastPairs, resolveContrast } from './contrast.js'
import { schemes } from './tokens.types.js'

describe('contrast of the brands (WCAG 2.2 AA)', () => {
  for (const [brand, tokens] of Object.entries(brandTokens))
    for (const scheme of schemes)
      it.each(contrastPairs)(`${brand}, ${scheme}: $foreground on $background has at least $least`, (pair) => {
        const contrast = resolveContrast(tokens.scheme[scheme].color, pair.foreground, pair.background)
        expect(contrast).toBeGreaterThanOrEqual(pair.least)
      })

  it('follows WCAG: black on white is 21, a colour on itself 1', () => {
    const { color } = brandTokens.kudex.scheme.light
    const black = { ...color, ink: { $value: { ...color.ink.$value, components: [0, 0, 0] } } }
    expect(resolveContrast(black, 'ink', 'canvas')).toBeCloseTo(21)
    expect(resolveContrast(color, 'signal', 'signal')).toBe(1)
  })
})
