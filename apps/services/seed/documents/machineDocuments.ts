import { createHash } from 'node:crypto'
import type { MachineDocumentKind } from '@kudex/domain/tickets'
import { writePdf, type PdfLine } from './writePdf.ts'

/** What the documents of a machine say about it. */
export interface DocumentedMachine {
  readonly serialNumber: string
  readonly name: string
  /** Name and city. */
  readonly location: string
  readonly deliveredOn: string
  readonly software: string | null
  readonly language: MachineDocumentLanguage
}

/** Languages of documents of machines, all of which are written in Latin letters of WinAnsi. */
export type MachineDocumentLanguage = 'en' | 'de' | 'fr'

/** Writes a document of a machine. Measured values differ by serial number, and are the same each time. */
export function writeMachineDocument(kind: MachineDocumentKind, machine: DocumentedMachine) {
  const title = `${words[kind][machine.language]} ${machine.serialNumber}`
  return {
    kind,
    title,
    language: machine.language,
    mediaType: 'application/pdf',
    bytes: writePdf(title, [...listHead(kind, machine), ...lists[kind](machine), ...listFoot(machine)]),
  }
}

const lists: Readonly<Record<MachineDocumentKind, (machine: DocumentedMachine) => PdfLine[]>> = {
  acceptanceProtocol: listChecks,
  calibrationCertificate: listCalibration,
  terminalDiagram: listTerminals,
}

function listHead(kind: MachineDocumentKind, machine: DocumentedMachine): PdfLine[] {
  const { language } = machine
  const rows = [
    [words.machine[language], machine.name],
    [words.serialNumber[language], machine.serialNumber],
    [words.location[language], machine.location],
    [words.date[language], machine.deliveredOn],
    ...(machine.software ? [[words.software[language], machine.software]] : []),
  ]
  return [
    { text: 'KUDEX', size: 11, isBold: true },
    { text: words[kind][language], size: 20, isBold: true, gap: 18 },
    ...rows.map(([label, value]) => ({ text: `${label}: ${value}`, size: 10.5, gap: 4 })),
  ]
}

function listFoot({ language }: DocumentedMachine): PdfLine[] {
  return [{ text: words.notice[language], size: 8, gap: 24 }]
}

function listChecks(machine: DocumentedMachine): PdfLine[] {
  const { language } = machine
  return checks.flatMap(({ name, nominal, spread, unit }, index) => {
    const measured = nominal + spread * vary(machine.serialNumber, index)
    return listRow(
      name[language],
      `${words.nominal[language]} ${format(nominal, language)} ${unit}, ${words.measured[language]} ${format(measured, language)} ${unit}: ${words.passed[language]}`,
    )
  })
}

function listCalibration(machine: DocumentedMachine): PdfLine[] {
  const { language, serialNumber } = machine
  return [100, 500, 1000, 2000].flatMap((force, index) => {
    const deviation = 0.4 * vary(serialNumber, 20 + index)
    return listRow(
      `${words.reference[language]} ${force} N`,
      `${words.measured[language]} ${format(force * (1 + deviation / 100), language)} N, ${words.deviation[language]} ${format(deviation, language)} % (≤ 1 %)`,
    )
  })
}

function listTerminals({ language }: DocumentedMachine): PdfLine[] {
  return terminals.flatMap(([terminal, colour, use]) =>
    listRow(terminal, `${use[language]}; ${words.colours[colour][language]}`),
  )
}

function listRow(label: string, text: string): PdfLine[] {
  return [
    { text: label, size: 10, isBold: true, gap: 8 },
    { text, size: 10, indent: 12 },
  ]
}

/** A number from -1 to 1 that depends on the serial number. */
function vary(serialNumber: string, index: number): number {
  return createHash('sha256').update(`${serialNumber} ${index}`).digest().readInt16BE() / 0x80_00
}

function format(value: number, language: MachineDocumentLanguage): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: false }).format(value)
}

type Texts = Readonly<Record<MachineDocumentLanguage, string>>

const checks: readonly {
  readonly name: Texts
  readonly nominal: number
  readonly spread: number
  readonly unit: string
}[] = [
  {
    name: { en: 'Supply voltage', de: 'Netzspannung', fr: 'Tension d’alimentation' },
    nominal: 230,
    spread: 4,
    unit: 'V',
  },
  { name: { en: 'Air pressure', de: 'Luftdruck', fr: 'Pression d’air' }, nominal: 6, spread: 0.2, unit: 'bar' },
  {
    name: {
      en: 'Protective earth resistance',
      de: 'Schutzleiterwiderstand',
      fr: 'Résistance de la terre de protection',
    },
    nominal: 0.08,
    spread: 0.02,
    unit: 'Ω',
  },
  { name: { en: 'Emergency stop', de: 'Not-Halt', fr: 'Arrêt d’urgence' }, nominal: 120, spread: 20, unit: 'ms' },
  {
    name: { en: 'Sound pressure level', de: 'Schalldruckpegel', fr: 'Niveau sonore' },
    nominal: 72,
    spread: 2,
    unit: 'dB(A)',
  },
]

const terminals: readonly (readonly [terminal: string, colour: keyof typeof words.colours, use: Texts])[] = [
  ['X1:1 (L1)', 'brown', { en: 'Mains, phase', de: 'Netz, Phase', fr: 'Réseau, phase' }],
  ['X1:2 (N)', 'blue', { en: 'Mains, neutral', de: 'Netz, Neutralleiter', fr: 'Réseau, neutre' }],
  ['X1:3 (PE)', 'greenYellow', { en: 'Protective earth', de: 'Schutzleiter', fr: 'Terre de protection' }],
  ['X2:1 (+24 V)', 'red', { en: 'Sensors, supply', de: 'Sensoren, Versorgung', fr: 'Capteurs, alimentation' }],
  ['X2:2 (0 V)', 'blue', { en: 'Sensors, reference', de: 'Sensoren, Bezug', fr: 'Capteurs, référence' }],
  ['X3:1–2', 'orange', { en: 'Emergency stop, channel A', de: 'Not-Halt, Kanal A', fr: 'Arrêt d’urgence, canal A' }],
  ['X3:3–4', 'orange', { en: 'Emergency stop, channel B', de: 'Not-Halt, Kanal B', fr: 'Arrêt d’urgence, canal B' }],
  ['X4:1', 'white', { en: 'Next machine ready', de: 'Folgemaschine bereit', fr: 'Machine suivante prête' }],
]

const words = {
  acceptanceProtocol: { en: 'Acceptance protocol', de: 'Abnahmeprotokoll', fr: 'Procès-verbal de réception' },
  calibrationCertificate: {
    en: 'Calibration certificate',
    de: 'Kalibrierschein',
    fr: 'Certificat d’étalonnage',
  },
  terminalDiagram: { en: 'Terminal diagram', de: 'Klemmenplan', fr: 'Plan de bornes' },
  machine: { en: 'Machine', de: 'Maschine', fr: 'Machine' },
  serialNumber: { en: 'Serial number', de: 'Seriennummer', fr: 'Numéro de série' },
  location: { en: 'Location', de: 'Standort', fr: 'Site' },
  date: { en: 'Date', de: 'Datum', fr: 'Date' },
  software: { en: 'Software', de: 'Software', fr: 'Logiciel' },
  nominal: { en: 'nominal', de: 'Sollwert', fr: 'valeur nominale' },
  measured: { en: 'measured', de: 'gemessen', fr: 'valeur mesurée' },
  passed: { en: 'passed', de: 'bestanden', fr: 'conforme' },
  reference: { en: 'Reference force', de: 'Referenzkraft', fr: 'Force de référence' },
  deviation: { en: 'deviation', de: 'Abweichung', fr: 'écart' },
  notice: {
    en: 'Kudex is an invented company; its machines exist in pictures only.',
    de: 'Kudex ist ein erfundenes Unternehmen; seine Maschinen gibt es nur als Bild.',
    fr: 'Kudex est une entreprise fictive ; ses machines n’existent qu’en image.',
  },
  colours: {
    brown: { en: 'brown', de: 'braun', fr: 'brun' },
    blue: { en: 'blue', de: 'blau', fr: 'bleu' },
    greenYellow: { en: 'green and yellow', de: 'grün-gelb', fr: 'vert et jaune' },
    red: { en: 'red', de: 'rot', fr: 'rouge' },
    orange: { en: 'orange', de: 'orange', fr: 'orange' },
    white: { en: 'white', de: 'weiss', fr: 'blanc' },
  },
} as const satisfies Record<string, Texts | Record<string, Texts>>
