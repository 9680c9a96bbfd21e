import type { SeedBlock } from '../../blocks.types.ts'
import { text } from '../builders.ts'

const positions = text('Positions', 'Pole', { es: 'Vías' })
const pitch = text('Pitch', 'Raster', { es: 'Paso' })
const current = text('Current', 'Strom', { es: 'Corriente' })
const link = { text: text('Housings', 'Gehäuse', { es: 'Carcasas' }), page: 'conexara-housings' }
const quantity = (en: string, local: string = en) => text(en, local, { es: local })

/** The housings in stock with their part numbers. */
export const housings: SeedBlock = {
  kind: 'connectors',
  title: text('In stock, by part number', 'An Lager, nach Teilenummer', { es: 'En almacén, por número de pieza' }),
  caption: text(
    'All faces are drawn to one scale. Samples leave within two days.',
    'Alle Steckgesichter in einem Massstab. Muster gehen innerhalb von zwei Tagen hinaus.',
    { es: 'Todas las caras están dibujadas a la misma escala. Las muestras salen en dos días.' },
  ),
  connectors: [
    {
      partNumber: 'CX-1802-02',
      title: text('Sensor, sealed', 'Sensor, gedichtet', { es: 'Sensor, sellado' }),
      rows: 1,
      columns: 2,
      pitch: 3.5,
      facts: [
        { label: positions, value: '2' },
        { label: pitch, value: quantity('3.5 mm', '3,5 mm') },
        { label: current, value: '10 A' },
      ],
      link,
    },
    {
      partNumber: 'CX-1808-08',
      title: text('Door module', 'Türmodul', { es: 'Módulo de puerta' }),
      rows: 2,
      columns: 4,
      pitch: 2.5,
      facts: [
        { label: positions, value: '8' },
        { label: pitch, value: quantity('2.5 mm', '2,5 mm') },
        { label: current, value: '6 A' },
      ],
      link,
    },
    {
      partNumber: 'CX-1824-24',
      title: text('Instrument panel', 'Instrumententafel', { es: 'Cuadro de instrumentos' }),
      rows: 2,
      columns: 12,
      pitch: 1.8,
      facts: [
        { label: positions, value: '24' },
        { label: pitch, value: quantity('1.8 mm', '1,8 mm') },
        { label: current, value: '3 A' },
      ],
      link,
    },
    {
      partNumber: 'CX-1872-72',
      title: text('Control unit, with lever', 'Steuergerät, mit Hebel', { es: 'Unidad de control, con palanca' }),
      rows: 4,
      columns: 18,
      pitch: 1.8,
      facts: [
        { label: positions, value: '72' },
        { label: pitch, value: quantity('1.8 mm', '1,8 mm') },
        { label: current, value: '3 A' },
      ],
      link,
    },
  ],
}
