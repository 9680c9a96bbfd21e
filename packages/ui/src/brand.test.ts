import { describe, expect, it } from 'vitest'
import { createBrandTokens, findBrandTokens, listContrastFaults, toBrandId, toBrandStyles } from './brand.js'
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
    const fault = { scheme: 'light', foreground: 'ink', background: 'canvas', contrast: 1, least: 4.5 } as const
    expect(faults).toContainEqual({
      ...fault,
      suggestion: { name: 'ink', hex: expect.stringMatching(/^#[\da-f]{6}$/) },
    })
  })

  it('is not one of the brands of the package', () => {
    expect(findBrandTokens('strivona')).toBe(strivona)
    for (const name of ['north', 'toString']) expect(findBrandTokens(name)).toBeNull()
  })
})

describe('a brand from a few choices', () => {
  it('has every colour in both schemes, and enough contrast if the main colour is dark', () => {
    for (const primary of ['#000', '#0a5c4f', '#7c3aed', '#b91c1c', '#e2007a', '#00205b', '#5c4b00', '#8a3115']) {
      const tokens = createBrandTokens({ name: 'North', primary })
      expect(Object.keys(tokens.scheme.light.color).toSorted()).toEqual(
        Object.keys(strivona.scheme.light.color).toSorted(),
      )
      expect(listContrastFaults(tokens), primary).toEqual([])
      expect(toBrandStyles('north', tokens)).not.toContain('undefined')
    }
  })

  it('keeps the given colours, even if they are hard to read, and suggests readable ones', () => {
    const choices = { name: 'North', primary: '#ffd400', accent: '#e2007a' }
    const tokens = createBrandTokens(choices)
    const { solid, signal } = tokens.scheme.light.color
    expect([solid.$value.hex, signal.$value.hex]).toEqual(['#ffd400', '#e2007a'])
    const fault = listContrastFaults(tokens).find(({ foreground }) => foreground === 'solid')
    expect(fault).toMatchObject({ scheme: 'light', background: 'canvas', least: 3, suggestion: { name: 'solid' } })
    const readable = createBrandTokens({ ...choices, primary: fault?.suggestion.hex ?? '' })
    expect(listContrastFaults(readable).filter(({ background }) => background === 'canvas')).toEqual([])
  })

  it('stands on the given ground, with darker areas, lighter cards and readable texts', () => {
    for (const ground of ['#e3e0d8', '#f6efe0', '#dfe2dd', '#fff8c4']) {
      const tokens = createBrandTokens({ name: 'North', primary: '#1b2a4a', ground })
      const { canvas, surface, sunken } = tokens.scheme.light.color
      expect(canvas.$value.hex).toBe(ground)
      expect(surface.$value.hex > ground && sunken.$value.hex < ground, ground).toBe(true)
      expect(listContrastFaults(tokens), ground).toEqual([])
      expect(tokens.scheme.dark).toEqual(createBrandTokens({ name: 'North', primary: '#1b2a4a' }).scheme.dark)
    }
  })

  it('refuses what is no colour', () => {
    expect(() => createBrandTokens({ name: 'North', primary: 'teal' })).toThrow(/“teal” is not a colour/)
  })

  it.each([
    ['Nord Süd', 'nord-sud'],
    ['3+ Tools.', '3-tools'],
    ['北方', 'brand'],
  ])('is identified by the name %s as %s', (name, id) => {
    expect(toBrandId(name)).toBe(id)
  })
})
