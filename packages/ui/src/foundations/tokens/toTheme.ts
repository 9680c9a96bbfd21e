import { toFluidLength, toRem } from '../fluid.js'
import base from './base.tokens.json' with { type: 'json' }
import {
  colorNames,
  type BrandTokens,
  type ColorName,
  type ColorValue,
  type DimensionValue,
  type Token,
} from './tokens.types.js'

/** Values of the theme contract that all brands share. */
export function toSharedTheme() {
  return {
    space: toLengths(base.space),
    size: { ...toLengths(base.size), hairline: '1px' },
    type: mapValues(base.type, (style) => ({
      size: toLength(style.size),
      leading: String(style.leading.$value),
    })),
    duration: mapValues(withoutMeta(base.duration), (token) => `${token.$value.value}ms`),
    easing: mapValues(withoutMeta(base.easing), (token) => `cubic-bezier(${token.$value.join(', ')})`),
  }
}

/**
 * Brand-specific values. Each colour contains both schemes in `light-dark()`, resolved by the nearest `color-scheme`: a
 * dark section on a light page only needs `data-scheme="dark"`.
 */
export function toBrandTheme(tokens: BrandTokens) {
  return {
    color: toColors(tokens),
    font: {
      display: toFamily(tokens.font.display.$value),
      text: toFamily(tokens.font.text.$value),
      mono: base.font.mono.$value.map(quoteFamily).join(', '),
    },
    weight: mapValues(withoutMeta(tokens.weight), (token) => String(token.$value)),
    tracking: mapValues(withoutMeta(tokens.tracking), (token) => `${token.$value}em`),
    radius: mapValues(withoutMeta(tokens.radius), (token) => `${token.$value.value}px`),
    shadow: {
      floating: `0 1px 2px ${shade(0.06)}, 0 8px 24px -4px ${shade(0.14)}`,
      overlay: `0 2px 6px ${shade(0.08)}, 0 24px 64px -8px ${shade(0.28)}`,
    },
  }
}

/** The cut display font, which a site can use instead of its brand's (SITE-14). */
export function toCutFont(): string {
  return toFamily(base.font.cut.$value)
}

/** CSS notation of a colour token. */
export function toCssColor({ hex, alpha }: ColorValue): string {
  if (alpha === 1) return hex
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
  return `rgb(${channels.join(' ')} / ${alpha})`
}

function toColors({ scheme }: BrandTokens): Record<ColorName, string> {
  const entries = colorNames.map((name) => {
    const light = toCssColor(scheme.light.color[name].$value)
    const dark = toCssColor(scheme.dark.color[name].$value)
    return [name, light === dark ? light : `light-dark(${light}, ${dark})`]
  })
  return Object.fromEntries(entries) as Record<ColorName, string>
}

/** The script's own font follows the brand's, so Latin words in Chinese text keep the brand's font. */
function toFamily(families: readonly string[]): string {
  return [...families.map(quoteFamily), 'var(--kx-font-script)', 'sans-serif'].join(', ')
}

function quoteFamily(family: string): string {
  return family.includes(' ') ? `"${family}"` : family
}

function shade(strength: number): string {
  return `light-dark(rgb(13 16 18 / ${strength}), rgb(0 0 0 / ${Math.min(1, strength * 3)}))`
}

type LengthToken = Token<DimensionValue>

function toLengths<Group extends object>(group: Group) {
  return mapValues(withoutMeta(group), (token) => toLength(token as LengthToken))
}

function toLength(token: LengthToken): string {
  const fluid = token.$extensions?.['com.kudex.fluid']
  return fluid ? toFluidLength(fluid.min.value, fluid.max.value) : toRem(token.$value.value)
}

function withoutMeta<Group extends object>(group: Group): Omit<Group, '$type' | '$description'> {
  return Object.fromEntries(Object.entries(group).filter(([name]) => !name.startsWith('$'))) as Omit<
    Group,
    '$type' | '$description'
  >
}

function mapValues<Group extends object, Result>(
  group: Group,
  map: (value: Group[keyof Group]) => Result,
): Record<keyof Group, Result> {
  const entries = Object.entries(group) as [string, Group[keyof Group]][]
  return Object.fromEntries(entries.map(([name, value]) => [name, map(value)])) as Record<keyof Group, Result>
}
