// Builders of technical data: one function per line of a data sheet, with name, unit and both measurement systems.
// Imperial values are rounded as on data sheets.
import type { Localized, SeedSpecification, Text } from '../seed.types.ts'

const groups = {
  wire: { en: 'Wire and cable', de: 'Leitungen' },
  processing: { en: 'Processing', de: 'Bearbeitung' },
  output: { en: 'Output', de: 'Leistung' },
  machine: { en: 'Machine', de: 'Maschine' },
  connections: { en: 'Connections', de: 'Anschlüsse' },
} satisfies Record<string, Localized>

const wireSizes: readonly (readonly [mm2: number, awg: string])[] = [
  [0.013, '36'],
  [0.02, '34'],
  [0.03, '32'],
  [0.05, '30'],
  [0.08, '28'],
  [0.13, '26'],
  [0.22, '24'],
  [0.35, '22'],
  [0.5, '20'],
  [0.75, '18'],
  [1, '17'],
  [1.5, '16'],
  [2.5, '14'],
  [4, '12'],
  [6, '10'],
  [8, '8'],
  [10, '8'],
  [16, '6'],
  [20, '4'],
  [25, '4'],
  [28, '2'],
  [35, '2'],
  [50, '1/0'],
  [70, '2/0'],
  [95, '3/0'],
  [120, '4/0'],
  [150, '300 kcmil'],
  [185, '350 kcmil'],
  [240, '500 kcmil'],
]

const toAwg = (mm2: number) =>
  wireSizes.reduce((best, size) =>
    Math.abs(Math.log(size[0] / mm2)) < Math.abs(Math.log(best[0] / mm2)) ? size : best,
  )[1]
const toText = (value: number) => String(Number(value.toPrecision(6)))
/** A converted value with significant digits. */
const toRounded = (value: number, digits = 3) => String(Number(value.toPrecision(digits)))
const toInches = (mm: number) => {
  const decimals = mm < 1 ? 4 : mm < 25 ? 3 : mm < 254 ? 2 : mm < 2540 ? 1 : 0
  return (mm / 25.4).toFixed(decimals)
}
const toFeet = (metres: number) => toRounded(metres / 0.3048)
/** Small weights keep a decimal: 0.1 lb is not 0 lb. */
const toPounds = (kilogram: number) => toWhole(kilogram / 0.45359237)
const toPoundsForce = (newton: number) => toRounded(newton / 4.4482216152605)
const toWhole = (value: number) => (value < 20 ? toRounded(value, 2) : String(Math.round(value)))
const range = (low: string, high: string) => `${low}…${high}`

type Figure = readonly [value: string, unit?: string]
const toQuantity = ([value, unit]: Figure) => ({ value, ...(unit ? { unit } : {}) })
const line = (group: Localized, name: Localized, metric: Figure, imperial: Figure): SeedSpecification => ({
  group,
  name,
  metric: toQuantity(metric),
  imperial: toQuantity(imperial),
})
const neutral = (group: Localized, name: Localized, value: Text, unit?: Text): SeedSpecification => ({
  group,
  name,
  value,
  ...(unit ? { unit } : {}),
})
const lengths = (group: Localized, name: Localized, low: number, high: number) =>
  line(group, name, [range(toText(low), toText(high)), 'mm'], [range(toInches(low), toInches(high)), 'in'])
const tolerance = (group: Localized, name: Localized, mm: number) =>
  line(group, name, [`± ${toText(mm)}`, 'mm'], [`± ${toInches(mm)}`, 'in'])

export const crossSection = (low: number, high: number) =>
  line(
    groups.wire,
    { en: 'Wire cross-section', de: 'Leiterquerschnitt' },
    [range(toText(low), toText(high)), 'mm²'],
    [`${toAwg(low)}…${toAwg(high)}`, 'AWG'],
  )
export const outerDiameter = (low: number, high: number) =>
  lengths(groups.wire, { en: 'Outer diameter', de: 'Aussendurchmesser' }, low, high)
export const bundleDiameter = (low: number, high: number) =>
  lengths(groups.wire, { en: 'Bundle diameter', de: 'Bündeldurchmesser' }, low, high)
export const cableTypes = (en: string, de: string) =>
  neutral(groups.wire, { en: 'Cable types', de: 'Leitungsarten' }, { en, de })
export const cuttingLength = (low: number, high: number) =>
  lengths(groups.processing, { en: 'Cutting length', de: 'Schnittlänge' }, low, high)
export const lengthAccuracy = (mm: number, percent: number) =>
  line(
    groups.processing,
    { en: 'Length accuracy', de: 'Längengenauigkeit' },
    [`± (${toText(mm)} mm + ${toText(percent)} %)`],
    [`± (${toInches(mm)} in + ${toText(percent)} %)`],
  )
export const strippingLength = (low: number, high: number) =>
  lengths(groups.processing, { en: 'Stripping length', de: 'Abisolierlänge' }, low, high)
export const strippingAccuracy = (mm: number) =>
  tolerance(groups.processing, { en: 'Stripping accuracy', de: 'Abisoliergenauigkeit' }, mm)
export const layers = (count: number) =>
  neutral(groups.processing, { en: 'Stripping layers', de: 'Abisolierstufen' }, String(count))
export const twistLength = (low: number, high: number) =>
  lengths(groups.processing, { en: 'Twist pitch', de: 'Schlaglänge' }, low, high)
export const twistedLength = (low: number, high: number) =>
  line(
    groups.processing,
    { en: 'Finished length', de: 'Fertiglänge' },
    [range(toText(low), toText(high)), 'm'],
    [range(toFeet(low), toFeet(high)), 'ft'],
  )
export const markHeight = (low: number, high: number) =>
  lengths(groups.processing, { en: 'Character height', de: 'Schrifthöhe' }, low, high)
export const tapeWidth = (low: number, high: number) =>
  lengths(groups.processing, { en: 'Tape width', de: 'Bandbreite' }, low, high)
export const shrinkTemperature = (low: number, high: number) =>
  line(
    groups.processing,
    { en: 'Process temperature', de: 'Prozesstemperatur' },
    [`${low}…${high}`, '°C'],
    [`${Math.round(low * 1.8 + 32)}…${Math.round(high * 1.8 + 32)}`, '°F'],
  )
export const housings = (count: number) =>
  neutral(groups.processing, { en: 'Housings per pallet', de: 'Gehäuse je Palette' }, String(count))
export const testPoints = (count: number) =>
  neutral(groups.processing, { en: 'Test points', de: 'Prüfpunkte' }, String(count))
export const testVoltage = (value: string) =>
  neutral(groups.processing, { en: 'Test voltage', de: 'Prüfspannung' }, value, 'V')
export const magnification = (value: string) =>
  neutral(groups.processing, { en: 'Magnification', de: 'Vergrösserung' }, value)
export const resolution = (um: number) =>
  neutral(groups.processing, { en: 'Measuring resolution', de: 'Messauflösung' }, toText(um), 'µm')
export const laser = (value: string) => neutral(groups.processing, { en: 'Laser', de: 'Laser' }, value)
export const crimpForce = (kilonewton: number) =>
  line(
    groups.processing,
    { en: 'Crimp force', de: 'Crimpkraft' },
    [toText(kilonewton), 'kN'],
    [toPoundsForce(kilonewton * 1000), 'lbf'],
  )
export const pullForce = (newton: number) =>
  line(
    groups.processing,
    { en: 'Maximum pull force', de: 'Maximale Zugkraft' },
    [String(newton), 'N'],
    [toPoundsForce(newton), 'lbf'],
  )
export const forceAccuracy = (percent: number) =>
  neutral(groups.processing, { en: 'Force accuracy', de: 'Kraftgenauigkeit' }, `± ${toText(percent)}`, '%')
export const stroke = (mm: number) =>
  line(groups.processing, { en: 'Stroke', de: 'Hub' }, [toText(mm), 'mm'], [toInches(mm), 'in'])
export const shutHeight = (mm: number) =>
  line(groups.processing, { en: 'Shut height', de: 'Werkzeughöhe' }, [toText(mm), 'mm'], [toInches(mm), 'in'])
export const terminalWidth = (low: number, high: number) =>
  lengths(groups.processing, { en: 'Terminal strip width', de: 'Breite Kontaktband' }, low, high)
export const stations = (count: number) =>
  neutral(groups.processing, { en: 'Process stations', de: 'Prozessstationen' }, String(count))
export const feedSpeed = (metresPerSecond: number) =>
  line(
    groups.output,
    { en: 'Feed speed', de: 'Einzugsgeschwindigkeit' },
    [toText(metresPerSecond), 'm/s'],
    [toFeet(metresPerSecond), 'ft/s'],
  )
export const piecesPerHour = (count: number) =>
  neutral(groups.output, { en: 'Pieces per hour', de: 'Stück pro Stunde' }, String(count))
export const cycleTime = (seconds: number) =>
  neutral(groups.output, { en: 'Cycle time', de: 'Zykluszeit' }, toText(seconds), 's')
export const changeover = (minutes: number) =>
  neutral(groups.output, { en: 'Changeover time', de: 'Umrüstzeit' }, `< ${minutes}`, 'min')
export const feedForce = (newton: number) =>
  line(groups.output, { en: 'Feed force', de: 'Einzugskraft' }, [String(newton), 'N'], [toPoundsForce(newton), 'lbf'])
export const reelWeight = (kilogram: number) =>
  line(
    groups.output,
    { en: 'Maximum reel weight', de: 'Maximales Spulengewicht' },
    [String(kilogram), 'kg'],
    [toPounds(kilogram), 'lb'],
  )
export const size = (w: number, h: number, d: number) =>
  line(
    groups.machine,
    { en: 'Dimensions (W × H × D)', de: 'Abmessungen (B × H × T)' },
    [`${w} × ${h} × ${d}`, 'mm'],
    [[w, h, d].map((mm) => (mm < 25 ? toInches(mm) : (mm / 25.4).toFixed(1))).join(' × '), 'in'],
  )
export const weight = (kilogram: number) =>
  line(groups.machine, { en: 'Weight', de: 'Gewicht' }, [toText(kilogram), 'kg'], [toPounds(kilogram), 'lb'])
export const noise = (decibel: number) =>
  neutral(groups.machine, { en: 'Noise level', de: 'Schalldruckpegel' }, `< ${decibel}`, 'dB(A)')
export const power = (phases: 1 | 3) =>
  neutral(
    groups.connections,
    { en: 'Power supply', de: 'Netzanschluss' },
    phases === 1 ? '1 × 100…240 V, 50…60 Hz' : '3 × 400…480 V, 50…60 Hz',
  )
export const consumption = (watts: number) =>
  neutral(groups.connections, { en: 'Power consumption', de: 'Leistungsaufnahme' }, String(watts), 'W')
export const air = (bar: number) =>
  line(
    groups.connections,
    { en: 'Compressed air', de: 'Druckluft' },
    [toText(bar), 'bar'],
    [toWhole(bar * 14.503774), 'psi'],
  )
export const interfaces = (value: string) =>
  neutral(groups.connections, { en: 'Interfaces', de: 'Schnittstellen' }, value)
export const platform = (value: string) => neutral(groups.machine, { en: 'Runs on', de: 'Läuft auf' }, value)
export const users = (value: Text) => neutral(groups.output, { en: 'Users', de: 'Benutzer' }, value)
export const fits = (machines: string) => neutral(groups.machine, { en: 'Fits', de: 'Passt zu' }, machines)
export const bladeMaterial = (material: Text) =>
  neutral(groups.processing, { en: 'Blade material', de: 'Messerwerkstoff' }, material)
export const bladeThickness = (mm: number) =>
  line(groups.processing, { en: 'Blade thickness', de: 'Messerdicke' }, [toText(mm), 'mm'], [toInches(mm), 'in'])
export const boreDiameter = (low: number, high: number) =>
  lengths(groups.processing, { en: 'Bore', de: 'Bohrung' }, low, high)
export const serviceLife = (thousands: number) =>
  neutral(groups.output, { en: 'Service life', de: 'Standzeit' }, String(thousands * 1000), {
    en: 'cycles',
    de: 'Hübe',
  })
export const feedDirection = (direction: Text) =>
  neutral(groups.processing, { en: 'Terminal feed', de: 'Kontaktzuführung' }, direction)
export const crimpShape = (shape: Text) => neutral(groups.processing, { en: 'Crimp shape', de: 'Crimpform' }, shape)
