/**
 * Puts no-break spaces into all texts of a value, at any depth: between a sign, a number and its unit, so that “± 10 mm²”
 * never breaks, and beside the punctuation that French separates from its words. Addresses and ids contain no spaces and
 * stay as they are.
 */
export function insertNoBreakSpaces<Value>(value: Value): Value {
  return replace(value) as Value
}

function replace(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(breakable, '\u00A0')
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(replace)
  return Object.fromEntries(Object.entries(value).map(([property, inner]) => [property, replace(inner)]))
}

const units =
  'mm[²³]?|cm|km|m[²³]?|µm|kg|mg|g|t|lbs?|in|ft|kN|N|Nm|mA|A|mV|kV|V|mW|kW|W|Hz|kHz|bar|MPa|ms|s|min|h|dB(?:\\(A\\))?|°C|°F|%|AWG|kcmil|kB|MB|GB|px|l'

/** The spaces of “± 10 mm²” and “10,5 kN/s”; not of “4 machines”. */
const quantity = `(?<=\\d) (?=(?:${units})(?![\\p{L}\\p{N}]))|(?<=±) (?=\\d)`

/** In Chinese and Japanese a number follows its noun, a counter the number, and a particle the unit: “卓上機 1 台”, “1 mm の”. */
const eastAsian = '(?<=\\d) (?=[\\p{Script=Han}つ])|(?<=\\p{Script=Han}) (?=\\d)|(?<=\\d [\\w%²³°]+) (?=の)'

/** The spaces of “Tient-il ?” and “« oui »”; no other language of the pages writes them. */
const punctuation = '(?<=[\\p{L}\\p{N}»)%]) (?=[?!:;»](?![^\\s»]))|(?<=«) '

const breakable = new RegExp(`${quantity}|${eastAsian}|${punctuation}`, 'gu')
