import { describe, expect, it } from 'vitest'
import { resolveKeyFigures } from './resolveKeyFigures.ts'

const row = (
  id: string,
  name: string,
  value: string,
  unit?: string,
  system: 'dim_metric' | 'dim_imperial' | null = null,
) => ({
  id,
  name,
  value,
  unit,
  system,
})

describe('the key figures of a product (CAT-11, CAT-13)', () => {
  it('are its first values with a unit in the chosen system, one per name', () => {
    const groups = [
      {
        id: '1',
        title: null,
        rows: [
          row('1', 'Colour', 'grey'),
          row('2', 'Length', '800', 'mm', 'dim_metric'),
          row('3', 'Length', '31.5', 'in', 'dim_imperial'),
          row('4', 'Power', '1.2', 'kW'),
        ],
      },
    ]
    const shown = (system: 'dim_metric' | 'dim_imperial') => resolveKeyFigures(groups, system).map(({ value }) => value)
    expect(shown('dim_metric')).toEqual(['800\u00A0mm', '1.2\u00A0kW'])
    expect(shown('dim_imperial')).toEqual(['31.5\u00A0in', '1.2\u00A0kW'])
  })

  it('are at most four, no sentences, and none if there is only one', () => {
    const rows = Array.from({ length: 6 }, (_, index) => row(`${index}`, `Value ${index}`, `${index}`, 'mm'))
    expect(resolveKeyFigures([{ id: '1', title: null, rows }], 'dim_metric')).toHaveLength(4)
    expect(resolveKeyFigures([{ id: '1', title: null, rows: rows.slice(0, 1) }], 'dim_metric')).toEqual([])
    const long = row('9', 'Range', 'from 0.03 up to 300 with accessories', 'mm²')
    expect(resolveKeyFigures([{ id: '1', title: null, rows: [...rows.slice(0, 1), long] }], 'dim_metric')).toEqual([])
  })
})
