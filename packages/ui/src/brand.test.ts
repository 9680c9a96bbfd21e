import { describe, expect, it } from 'vitest'
import { findBrandTokens, listContrastFaults, toBrandStyles } from './brand.js'
import strivona from './foundations/tokens/strivona.tokens.json' with { type: 'json' }

describe('a custom brand from one token file', () => {
  it('sets every brand-specific name of the contract for both schemes', () => {
    const styles = toBrandStyles('north', strivona)
    expect(styles).toMatch(/^\[data-brand="north"\] \{\n/)
    expect(styles).toMatch(/--kx-color-canvas: light-dark\(/)
    expect(styles).toMatch(/--kx-font-display: .*sans-serif;/)
    expect(styles).toMatch(/--kx-radius-control: \d+px;/)
    expect(styles.match(/--kx-/g)?.length).toBeGreaterThan(38)
    expect(styles).not.toContain('undefined')
  })

  it('lists pairs with insufficient contrast', () => {
    expect(listContrastFaults(strivona)).toEqual([])
    const { light, dark } = strivona.scheme
    const pale = { ...light, color: { ...light.color, ink: light.color.canvas } }
    const faults = listContrastFaults({ ...strivona, scheme: { light: pale, dark } })
    expect(faults).toContainEqual({ scheme: 'light', foreground: 'ink', background: 'canvas', contrast: 1, least: 4.5 })
  })

  it('is not one of the brands of the package', () => {
    expect(findBrandTokens('strivona')).toBe(strivona)
    for (const name of ['north', 'toString']) expect(findBrandTokens(name)).toBeNull()
  })
})
