import { parseHex, toColorValue } from './oklch.js'
import type { ColorName, ColorTokens, ColorValue } from './tokens.types.js'

/** A colour pair and the contrast it needs (WCAG 2.2 AA). */
export type ContrastPair = {
  foreground: ColorName
  background: ColorName
  /** 4.5 for text, 3 for non-text: control borders, focus rings, marks. */
  least: 3 | 4.5
}

const grounds = ['canvas', 'surface', 'sunken'] as const
const states = ['success', 'warning', 'danger', 'info'] as const

/** Every colour pair that components and modules use. */
export const contrastPairs: readonly ContrastPair[] = [
  ...grounds.flatMap((background) => [
    pair('ink', background, 4.5),
    pair('inkMuted', background, 4.5),
    pair('signalInk', background, 4.5),
    ...states.map((state) => pair(state, background, 4.5)),
    pair('lineStrong', background, 3),
    pair('focus', background, 3),
    pair('solid', background, 3),
  ]),
  ...states.flatMap((state) => [
    pair(state, `${state}Tint`, 4.5),
    pair('ink', `${state}Tint`, 4.5),
    pair('focus', `${state}Tint`, 3),
  ]),
  pair('ink', 'media', 4.5),
  pair('inkMuted', 'media', 4.5),
  pair('ink', 'signalTint', 4.5),
  pair('signalInk', 'signalTint', 4.5),
  pair('onSignal', 'signal', 4.5),
  pair('onSignal', 'signalHover', 4.5),
  pair('onSolid', 'solid', 4.5),
  pair('onSolid', 'solidHover', 4.5),
]

/** Contrast ratio of two colours of a scheme, from 1 to 21 (WCAG 2.2). */
export function resolveContrast(colors: ColorTokens, foreground: ColorName, background: ColorName): number {
  return toRatio(colors[foreground].$value, colors[background].$value)
}

/** Contrast ratio of two colours (WCAG 2.2). */
export function toRatio(one: ColorValue, other: ColorValue): number {
  const first = toLuminance(one)
  const second = toLuminance(other)
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** The colour itself or, of its hue, the nearest lightness with enough contrast. */
export function toContrasting(color: ColorValue, against: ColorValue, least: number): ColorValue {
  const start = parseHex(color.hex)
  for (let step = 0; step <= 1; step += 0.005)
    for (const lightness of [start.lightness - step, start.lightness + step]) {
      const candidate = step === 0 ? color : toColorValue({ ...start, lightness }, color.alpha)
      if (lightness >= 0 && lightness <= 1 && toRatio(candidate, against) >= least) return candidate
    }
  return color
}

function toLuminance({ components }: ColorValue): number {
  const [red = 0, green = 0, blue = 0] = components.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function pair(foreground: ColorName, background: ColorName, least: 3 | 4.5): ContrastPair {
  return { foreground, background, least }
}
