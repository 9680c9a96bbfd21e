import { describe, expect, it } from 'vitest'
import { filterSpecifications, isMeasurementSystem, measurementSystems, resolveMeasurementSystem } from './index.ts'

describe('the measurement system', () => {
  it('is Metric or Imperial (LOCALE-16)', () => {
    expect(measurementSystems).toEqual(['dim_metric', 'dim_imperial'])
    expect(isMeasurementSystem('dim_metric')).toBe(true)
    expect(isMeasurementSystem('metric')).toBe(false)
  })

  it("is the cookie's, else the country's default, else Metric (LOCALE-17)", () => {
    const imperial = { defaultMeasurementSystem: 'dim_imperial' } as const
    expect(resolveMeasurementSystem('dim_metric', imperial)).toBe('dim_metric')
    expect(resolveMeasurementSystem(null, imperial)).toBe('dim_imperial')
    expect(resolveMeasurementSystem('nonsense', imperial)).toBe('dim_imperial')
    expect(resolveMeasurementSystem(undefined, { defaultMeasurementSystem: null })).toBe('dim_metric')
    expect(resolveMeasurementSystem(undefined, null)).toBe('dim_metric')
  })

  it('leaves its own and the neutral specifications, in their order (CAT-14)', () => {
    const specifications = [
      { name: 'a', measurementSystem: 'dim_metric' },
      { name: 'b', measurementSystem: null },
      { name: 'c', measurementSystem: 'dim_imperial' },
    ] as const
    expect(filterSpecifications(specifications, 'dim_metric').map(({ name }) => name)).toEqual(['a', 'b'])
    expect(filterSpecifications(specifications, 'dim_imperial').map(({ name }) => name)).toEqual(['b', 'c'])
  })
})
