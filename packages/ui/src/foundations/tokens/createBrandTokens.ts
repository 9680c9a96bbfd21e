import { toContrasting, toRatio } from './contrast.js'
import kudex from './kudex.tokens.json' with { type: 'json' }
import { parseHex, toColorValue, type Oklch } from './oklch.js'
import type { BrandTokens, ColorName, ColorTokens, ColorValue, Scheme } from './tokens.types.js'

/** What a brand decides; everything else of its token file is derived. */
export interface BrandChoices {
  /** Name, for the description of the file. */
  readonly name: string
  /** Main colour as hex. Tints all greys; with an `accent`, it is also the colour of main actions. */
  readonly primary: string
  /** Colour of the one next step of a page, as hex. Default: `primary`. */
  readonly accent?: string | undefined
  /** Colour of the page in the light scheme, as hex. Default: nearly white. */
  readonly ground?: string | undefined
  /** Font families of headings, the first available is used. */
  readonly displayFont?: readonly string[] | undefined
  /** Font families of texts. Default: those of headings. */
  readonly textFont?: readonly string[] | undefined
  /** Radius of controls in px; floating surfaces have twice as much. */
  readonly radius?: number | undefined
}

/** The value of `data-brand` and the name of the token file: lowercase ASCII letters, digits and hyphens. */
export function toBrandId(name: string): string {
  const ascii = name.normalize('NFKD').toLowerCase()
  return (
    ascii
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^a-z\d]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'brand'
  )
}

/**
 * Creates a brand's token file, light and dark, from a few choices. The given colours are used unchanged in the light
 * scheme, so check the result with `listContrastFaults`. Throws if a colour is not hex.
 */
export function createBrandTokens(choices: BrandChoices): BrandTokens {
  const { name, displayFont = ['Hanken Grotesk Variable', 'Hanken Grotesk Fallback'], radius = 8 } = choices
  const { textFont = displayFont } = choices
  const primary = parseHex(choices.primary)
  const accent = choices.accent ? parseHex(choices.accent) : undefined
  const ground = choices.ground ? parseHex(choices.ground) : undefined
  return {
    $description: `${name}. Created from ${[choices.primary, choices.accent, choices.ground].filter(Boolean).join(' and ')}.`,
    font: { $type: 'fontFamily', display: { $value: [...displayFont] }, text: { $value: [...textFont] } },
    weight: { $type: 'fontWeight', text: { $value: 400 }, strong: { $value: 620 }, display: { $value: 600 } },
    tracking: { $type: 'number', display: { $value: -0.024 }, title: { $value: -0.016 }, text: { $value: 0 } },
    radius: {
      $type: 'dimension',
      control: { $value: { value: radius, unit: 'px' } },
      floating: { $value: { value: radius * 2, unit: 'px' } },
    },
    scheme: {
      light: { color: toColors('light', primary, accent, ground) },
      dark: { color: toColors('dark', toLight(primary), accent && toLight(accent)) },
    },
  }
}

/** Greys of a scheme by lightness and chroma, in the hue of the main colour. */
const greys = {
  light: {
    canvas: [0.99, 0.004],
    surface: [1, 0],
    sunken: [0.965, 0.008],
    ink: [0.22, 0.025],
    inkMuted: [0.46, 0.02],
    line: [0.89, 0.012],
    lineStrong: [0.59, 0.02],
    hover: [0.22, 0.025],
    media: [0.945, 0.01],
    mediaLight: [0.98, 0.004],
    skeleton: [0.925, 0.01],
    scrim: [0.15, 0.02],
  },
  dark: {
    canvas: [0.19, 0.018],
    surface: [0.235, 0.02],
    sunken: [0.245, 0.02],
    ink: [0.96, 0.008],
    inkMuted: [0.76, 0.018],
    line: [0.33, 0.022],
    lineStrong: [0.6, 0.025],
    hover: [1, 0],
    media: [0.255, 0.02],
    mediaLight: [0.54, 0.02],
    skeleton: [0.29, 0.022],
    scrim: [0.08, 0.01],
  },
} satisfies Record<Scheme, Partial<Record<ColorName, [lightness: number, chroma: number]>>>

function toColors(scheme: Scheme, primary: Oklch, accent?: Oklch, ground?: Oklch): ColorTokens {
  const isLight = scheme === 'light'
  const alphas: Partial<Record<ColorName, number>> = { hover: isLight ? 0.06 : 0.08, scrim: isLight ? 0.6 : 0.7 }
  const grey = Object.fromEntries(
    Object.entries(greys[scheme]).map(([name, [lightness, chroma]]) => [
      name,
      toColorValue(onGround(name, { lightness, chroma, hue: primary.hue }, ground), alphas[name as ColorName]),
    ]),
  ) as Record<keyof (typeof greys)['light' | 'dark'], ColorValue>
  if (ground) {
    grey.inkMuted = toContrasting(grey.inkMuted, grey.media, 4.5)
    grey.lineStrong = toContrasting(grey.lineStrong, grey.sunken, 3)
  }
  const next = accent ?? primary
  const signal = toColorValue(next)
  const signalTint = toColorValue({
    ...next,
    lightness: isLight ? 0.955 : 0.26,
    chroma: Math.min(next.chroma, isLight ? 0.03 : 0.05),
  })
  // Without an accent, main actions are as dark as text, so that the main colour marks only the next step.
  const main = accent ? primary : parseHex(grey.ink.hex)
  const solid = accent ? toColorValue(primary) : grey.ink
  const onSignal = toText(signal)
  const onSolid = toText(solid)
  const focus = [grey.sunken, grey.canvas, signalTint, ...stateTints(scheme)].reduce(
    (color, ground) => toContrasting(color, ground, 3),
    toColorValue(accent ? primary : next),
  )
  const signalInk = [grey.sunken, grey.canvas, grey.surface, signalTint].reduce(
    (color, ground) => toContrasting(color, ground, 4.5),
    signal,
  )
  const { color } = kudex.scheme[scheme]
  const values = {
    ...grey,
    signal,
    signalTint,
    onSignal,
    signalInk,
    solid,
    onSolid,
    focus,
    signalHover: toHover(next, onSignal),
    solidHover: toHover(main, onSolid),
  }
  const derived = Object.fromEntries(Object.entries(values).map(([name, $value]) => [name, { $value }]))
  return { ...color, ...derived }
}

/** An area of the light scheme as it is on the given ground: in its hue, and as much darker. */
function onGround(name: string, grey: Oklch, ground?: Oklch): Oklch {
  if (!ground || !areas.has(name)) return grey
  // Cards and menus stay lighter than the page.
  const share = name === 'surface' ? 0.5 : 1
  const darker = (greys.light.canvas[0] - ground.lightness) * share
  return { lightness: grey.lightness - darker, chroma: ground.chroma * share, hue: ground.hue }
}

const areas: ReadonlySet<string> = new Set(['canvas', 'surface', 'sunken', 'line', 'media', 'mediaLight', 'skeleton'])

/** Lighter for dark grounds; light colours stay. */
function toLight(color: Oklch): Oklch {
  return { ...color, lightness: Math.max(color.lightness, 0.76) }
}

/** White where it is readable, otherwise nearly black. */
function toText(ground: ColorValue): ColorValue {
  const white = toColorValue({ lightness: 1, chroma: 0, hue: 0 })
  return toRatio(white, ground) >= 4.5
    ? white
    : toColorValue({ ...parseHex(ground.hex), lightness: 0.17, chroma: 0.02 })
}

/** One step away from the colour of the text on it. */
function toHover(color: Oklch, text: ColorValue): ColorValue {
  const step = parseHex(text.hex).lightness > 0.5 ? -0.06 : 0.06
  return toColorValue({ ...color, lightness: color.lightness + step })
}

function stateTints(scheme: Scheme): ColorValue[] {
  const { successTint, warningTint, dangerTint, infoTint } = kudex.scheme[scheme].color
  return [successTint, warningTint, dangerTint, infoTint].map(({ $value }) => $value)
}
