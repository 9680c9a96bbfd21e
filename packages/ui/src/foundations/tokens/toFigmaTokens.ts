import base from './base.tokens.json' with { type: 'json' }
import { schemes, type BrandTokens } from './tokens.types.js'

/** A file of Tokens Studio, the Figma plugin: token sets, and the themes that select them. */
export type FigmaTokens = {
  $themes: FigmaTheme[]
  $metadata: { tokenSetOrder: string[] }
} & { [set: string]: FigmaGroup | FigmaTheme[] | { tokenSetOrder: string[] } }

/** A choice in the plugin: a scheme of a brand and the sets that it consists of. */
export type FigmaTheme = { id: string; name: string; group: string; selectedTokenSets: Record<string, 'enabled'> }

/** Tokens of a set, by group. */
export type FigmaGroup = { [name: string]: FigmaGroup | FigmaToken }

/** A token in the plugin's own format. */
export type FigmaToken = { value: string | Record<string, string>; type: string; description?: string }

/**
 * Converts token files of brands to one file of Tokens Studio for Figma. What the brands share is the set `base`; each
 * brand has the sets `<brand>/shared`, `<brand>/light` and `<brand>/dark`. Fluid lengths have their largest value. Text
 * styles (`text.*`) refer to the tokens of the brand.
 */
export function toFigmaTokens(brands: Readonly<Record<string, BrandTokens>>): FigmaTokens {
  const sets: Record<string, FigmaGroup> = { base: toGroup(base) }
  const themes: FigmaTheme[] = []
  for (const [brand, { scheme: colors, ...shared }] of Object.entries(brands)) {
    sets[`${brand}/shared`] = { ...toGroup(shared), text: toTextStyles() }
    for (const scheme of schemes) {
      sets[`${brand}/${scheme}`] = toGroup(colors[scheme])
      const selected = ['base', `${brand}/shared`, `${brand}/${scheme}`]
      themes.push({
        id: `${brand}-${scheme}`,
        name: `${brand} ${scheme}`,
        // The plugin activates one theme per group, so all are in the same.
        group: 'brand',
        selectedTokenSets: Object.fromEntries(selected.map((set) => [set, 'enabled' as const])),
      })
    }
  }
  return { ...sets, $themes: themes, $metadata: { tokenSetOrder: Object.keys(sets) } }
}

/** Styles of the type scale; larger ones use the display font. */
function toTextStyles(): FigmaGroup {
  const styles = Object.keys(base.type).filter((name) => !name.startsWith('$'))
  return Object.fromEntries(
    styles.map((name) => {
      const font = /^(display|title)/.test(name) ? 'display' : 'text'
      const tracking = name.startsWith('title') ? 'title' : font
      const value = {
        fontFamily: `{font.${font}}`,
        fontWeight: `{weight.${font}}`,
        fontSize: `{type.${name}.size}`,
        lineHeight: `{type.${name}.leading}`,
        letterSpacing: `{tracking.${tracking}}`,
      }
      return [name, { value, type: 'typography' }]
    }),
  )
}

/** The plugin's type of a token, by its path. */
const types: readonly (readonly [path: RegExp, type: string])[] = [
  [/^color\./, 'color'],
  [/^font\./, 'fontFamilies'],
  [/^weight\./, 'fontWeights'],
  [/^tracking\./, 'letterSpacing'],
  [/^radius\./, 'borderRadius'],
  [/^space\./, 'spacing'],
  [/^size\./, 'sizing'],
  [/^type\..*\.size$/, 'fontSizes'],
  [/^type\..*\.leading$/, 'lineHeights'],
  [/^(duration|easing)\./, 'other'],
]

function toGroup(group: object, path = ''): FigmaGroup {
  const members = Object.entries(group).filter(([name]) => !name.startsWith('$')) as [string, object][]
  return Object.fromEntries(
    members.map(([name, member]) => {
      const memberPath = `${path}${name}`
      if (!('$value' in member)) return [name, toGroup(member, `${memberPath}.`)]
      const type = types.find(([pattern]) => pattern.test(memberPath))?.[1]
      if (!type) throw new Error(`No type of Tokens Studio for ${memberPath}.`)
      const description = '$description' in member ? { description: String(member.$description) } : {}
      return [name, { value: toText(member.$value, type), type, ...description }]
    }),
  )
}

function toText(value: unknown, type: string): string {
  if (Array.isArray(value)) return type === 'other' ? `cubic-bezier(${value.join(', ')})` : value.join(', ')
  if (typeof value === 'number') {
    // Figma counts tracking and leading in per cent of the font size.
    const isPercent = type === 'letterSpacing' || type === 'lineHeights'
    return isPercent ? `${Math.round(value * 10_000) / 100}%` : String(value)
  }
  const { hex, alpha, value: length, unit } = value as { hex?: string; alpha?: number; value?: number; unit?: string }
  if (!hex) return `${length}${unit}`
  const opacity = Math.round((alpha ?? 1) * 255)
  return opacity === 255 ? hex : `${hex}${opacity.toString(16).padStart(2, '0')}`
}
