import { describe, expect, it } from 'vitest'
import { toBrandStyles, toFigmaTokens } from './brand.js'
import base from './foundations/tokens/base.tokens.json' with { type: 'json' }
import { brandTokens } from './foundations/tokens/brands.js'
import { resolveTokens, vars } from './tokens.js'

const { $themes, $metadata, ...sets } = toFigmaTokens(brandTokens)

describe('tokens for Figma (Tokens Studio)', () => {
  it('are sets in an order, and a theme per brand and scheme that selects sets that exist', () => {
    expect($metadata.tokenSetOrder).toEqual(Object.keys(sets))
    const names = $themes.map(({ name }) => name)
    expect(names).toEqual(Object.keys(brandTokens).flatMap((brand) => [`${brand} light`, `${brand} dark`]))
    expect(new Set($themes.map(({ id }) => id)).size).toBe($themes.length)
    expect(new Set($themes.map(({ group }) => group)).size).toBe(1)
    for (const { selectedTokenSets } of $themes) {
      expect(Object.keys(sets)).toEqual(expect.arrayContaining(Object.keys(selectedTokenSets)))
      expect(new Set(Object.values(selectedTokenSets))).toEqual(new Set(['enabled']))
    }
  })

  it.each($themes)('$name has every token of the brand once', ({ name, selectedTokenSets }) => {
    const [brand, chosen] = name.split(' ') as [keyof typeof brandTokens, 'light' | 'dark']
    const { scheme, ...shared } = brandTokens[brand]
    const expected = [base, shared, scheme[chosen]].flatMap((part) => toPaths(part, '$value'))
    const found = Object.keys(selectedTokenSets).flatMap((set) => toPaths(sets[set] as object, 'value'))
    expect(found.filter((path) => !path.startsWith('text.')).toSorted()).toEqual(expected.toSorted())
  })

  it('have a value and a type of the plugin each', () => {
    const tokens = Object.values(sets).flatMap((set) => listTokens(set as object))
    const types = 'color fontFamilies fontWeights letterSpacing borderRadius spacing sizing fontSizes lineHeights other'
    expect(new Set(tokens.map(({ type }) => type))).toEqual(new Set([...types.split(' '), 'typography']))
    for (const { value, type } of tokens) {
      if (type === 'color') expect(value).toMatch(/^#[\da-f]{6}([\da-f]{2})?$/)
      if (/spacing|sizing|borderRadius|fontSizes/.test(type)) expect(value).toMatch(/^\d+px$/)
      if (/lineHeights|letterSpacing/.test(type)) expect(value).toMatch(/^-?[\d.]+%$/)
      expect(JSON.stringify(value)).not.toContain('undefined')
    }
  })

  it.each($themes)('$name: every reference of its text styles resolves', ({ selectedTokenSets }) => {
    const selected = Object.keys(selectedTokenSets).map((set) => sets[set] as object)
    const paths = selected.flatMap((set) => toPaths(set, 'value'))
    const references = selected.flatMap((set) => JSON.stringify(set).match(/(?<=\{)[\w.]+(?=\})/g) ?? [])
    expect(references).toHaveLength(45)
    expect(paths).toEqual(expect.arrayContaining(references))
  })
})

describe('tokens for TypeScript', () => {
  it('are the values of one scheme in the shape of the custom properties', () => {
    for (const scheme of ['light', 'dark'] as const) {
      const values = resolveTokens(brandTokens.kudex, scheme)
      expect(toLeaves(values).map(([path]) => path)).toEqual(
        expect.arrayContaining(toLeaves(vars).map(([path]) => path)),
      )
      expect(values.color.signal).toBe(brandTokens.kudex.scheme[scheme].color.signal.$value.hex)
    }
  })
})

describe('tokens for CSS', () => {
  it('are each custom property of the contract once, with those that all brands share if asked', () => {
    const names = toLeaves(vars).map(([, name]) => name.slice(4, -1))
    const set = [...toBrandStyles('kudex', brandTokens.kudex, { shared: true }).matchAll(/(--kx-[\w-]+):/g)]
    expect(set.map(([, name = '']) => name).toSorted()).toEqual([...names, '--kx-font-script'].toSorted())
    expect(toBrandStyles('kudex', brandTokens.kudex)).not.toContain('--kx-space')
  })
})

/** Paths of all tokens, which are the groups with a value. */
function toPaths(group: object, key: string, path = ''): string[] {
  return Object.entries(group).flatMap(([name, member]: [string, unknown]) => {
    if (typeof member !== 'object' || member === null || name.startsWith('$')) return []
    return key in member ? [`${path}${name}`] : toPaths(member, key, `${path}${name}.`)
  })
}

function listTokens(group: object): { value: unknown; type: string }[] {
  return Object.values(group).flatMap((member: object) =>
    'value' in member && 'type' in member && typeof member.type === 'string'
      ? [{ value: member.value, type: member.type }]
      : listTokens(member),
  )
}

function toLeaves(tree: object, path = ''): (readonly [path: string, value: string])[] {
  return Object.entries(tree).flatMap(([name, member]: [string, unknown]) =>
    typeof member === 'object' && member !== null
      ? toLeaves(member, `${path}${name}.`)
      : [[`${path}${name}`, String(member)] as const],
  )
}
