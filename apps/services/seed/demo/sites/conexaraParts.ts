import type { SeedBlock } from '../../blocks.types.ts'
import { text } from '../builders.ts'

/** A number with a comma in German and Spanish. */
const decimal = (value: string) => text(value, value.replaceAll('.', ','), { es: value.replaceAll('.', ',') })

const tin = text('Tin', 'Zinn', { es: 'Estaño' })
const silver = text('Silver', 'Silber', { es: 'Plata' })
const gold = text('Gold', 'Gold', { es: 'Oro' })
const thousands = (count: number) => text(`${count},000`, `${count}’000`, { es: `${count}.000` })

/** Contacts on reels with the crimp height that belongs to each. */
export const contacts: SeedBlock = {
  kind: 'table',
  title: text('Contacts, by part number', 'Kontakte, nach Teilenummer', { es: 'Contactos, por número de pieza' }),
  caption: text('Extract from 140 types in stock', 'Auszug aus 140 Typen an Lager', {
    es: 'Extracto de 140 tipos en almacén',
  }),
  columns: [
    text('Part number', 'Teilenummer', { es: 'Número de pieza' }),
    text('Conductor', 'Leiter', { es: 'Conductor' }),
    text('Plating', 'Beschichtung', { es: 'Recubrimiento' }),
    text('Crimp height', 'Crimphöhe', { es: 'Altura de engaste' }),
    text('On a reel', 'Pro Rolle', { es: 'Por bobina' }),
  ],
  rows: [
    ['CX-0613-T', decimal('0.13–0.22 mm²'), tin, decimal('0.68 mm'), thousands(12)],
    ['CX-0613-G', decimal('0.13–0.22 mm²'), gold, decimal('0.68 mm'), thousands(12)],
    ['CX-0635-T', decimal('0.22–0.35 mm²'), tin, decimal('0.84 mm'), thousands(10)],
    ['CX-0635-G', decimal('0.22–0.35 mm²'), gold, decimal('0.84 mm'), thousands(10)],
    ['CX-1505-T', decimal('0.35–0.5 mm²'), tin, decimal('1.06 mm'), thousands(6)],
    ['CX-1510-T', decimal('0.75–1.0 mm²'), tin, decimal('1.32 mm'), thousands(5)],
    ['CX-2825-S', decimal('1.5–2.5 mm²'), silver, decimal('1.85 mm'), thousands(3)],
    ['CX-6340-S', decimal('4.0–6.0 mm²'), silver, decimal('2.70 mm'), thousands(1)],
  ],
}

/** What each lot passes before it leaves. */
export const lotTests: SeedBlock = {
  kind: 'table',
  title: text('Tested for longer than you will need', 'Länger geprüft, als Sie es brauchen', {
    es: 'Probado para más tiempo del que necesita',
  }),
  caption: text('Ten parts of each lot', 'Zehn Teile aus jedem Los', { es: 'Diez piezas de cada lote' }),
  columns: [
    text('Test', 'Prüfung', { es: 'Prueba' }),
    text('Required', 'Gefordert', { es: 'Exigido' }),
    text('Reached', 'Erreicht', { es: 'Alcanzado' }),
  ],
  rows: [
    [
      text('Mating cycles', 'Steckzyklen', { es: 'Ciclos de conexión' }),
      text('5,000', '5000', { es: '5000' }),
      text('10,000', '10’000', { es: '10.000' }),
    ],
    [
      text('Contact resistance when new', 'Kontaktwiderstand im Neuzustand', {
        es: 'Resistencia de contacto de fábrica',
      }),
      decimal('0.5 mΩ'),
      decimal('0.3 mΩ'),
    ],
    [text('One metre under water', 'Ein Meter unter Wasser', { es: 'A un metro bajo el agua' }), '30 min', '30 min'],
    [
      text('Pull on the contact in its housing', 'Zug am Kontakt im Gehäuse', {
        es: 'Tracción del contacto en su carcasa',
      }),
      '60 N',
      '92 N',
    ],
  ],
}

const locks = {
  lance: text('Lance', 'Lanze'),
  slide: text('Slide', 'Schieber'),
  lever: text('Lever', 'Hebel'),
}

/** All housings, also those that are not drawn on the home page. */
export const allHousings: SeedBlock = {
  kind: 'table',
  title: text('Every housing, by part number', 'Alle Gehäuse, nach Teilenummer'),
  caption: text(
    'Pins, sockets and seals are ordered with the same number',
    'Stifte, Buchsen und Dichtungen werden mit derselben Nummer bestellt',
  ),
  columns: [
    text('Part number', 'Teilenummer'),
    text('Positions', 'Pole'),
    text('Pitch', 'Raster'),
    text('Current', 'Strom'),
    text('Codes', 'Codierungen'),
    text('Lock', 'Verschluss'),
  ],
  rows: (
    [
      ['CX-1802-02', '2', '3.5 mm', '10 A', '3', 'lance'],
      ['CX-1804-04', '4', '3.5 mm', '10 A', '3', 'lance'],
      ['CX-1806-06', '6', '2.5 mm', '6 A', '4', 'lance'],
      ['CX-1808-08', '8', '2.5 mm', '6 A', '4', 'lance'],
      ['CX-1812-12', '12', '2.5 mm', '6 A', '5', 'lance'],
      ['CX-1816-16', '16', '1.8 mm', '3 A', '5', 'slide'],
      ['CX-1824-24', '24', '1.8 mm', '3 A', '5', 'slide'],
      ['CX-1840-40', '40', '1.8 mm', '3 A', '5', 'lever'],
      ['CX-1856-56', '56', '1.8 mm', '3 A', '5', 'lever'],
      ['CX-1872-72', '72', '1.8 mm', '3 A', '5', 'lever'],
    ] as const
  ).map(([partNumber, positions, pitch, current, codes, lock]) => [
    partNumber,
    positions,
    text(pitch, pitch.replace('.', ',')),
    current,
    codes,
    locks[lock],
  ]),
}
