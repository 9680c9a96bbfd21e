import type { ColorValue } from './tokens.types.js'

/** Lightness from 0 to 1, chroma, and hue in degrees: equal steps look equal (CSS Color 4, section 9). */
export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

/** Reads `#rrggbb` or `#rgb`. Throws if the text is neither. */
export function parseHex(text: string): Oklch {
  const digits = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(text.trim())?.[1]
  if (!digits) throw new Error(`“${text}” is not a colour. Write it as hex: #0a5c4f.`)
  const pairs = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => toLinear(Number.parseInt(pairs.slice(at, at + 2), 16)))
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  }
}

/** Value of a token. A colour outside of sRGB loses chroma until it is inside. */
export function toColorValue(color: Oklch, alpha = 1): ColorValue {
  let { chroma } = color
  while (chroma > 0 && toChannels({ ...color, chroma }).some((channel) => channel < -0.0005 || channel > 1.0005))
    chroma = Math.max(0, chroma - 0.002)
  const bytes = toChannels({ ...color, chroma }).map((channel) => Math.round(Math.min(1, Math.max(0, channel)) * 255))
  return {
    colorSpace: 'srgb',
    components: bytes.map((byte) => Number((byte / 255).toFixed(4))),
    alpha,
    hex: `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
  }
}

function toChannels({ lightness, chroma, hue }: Oklch): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map((channel) => (channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055))
}

function toLinear(byte: number): number {
  const channel = byte / 255
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
