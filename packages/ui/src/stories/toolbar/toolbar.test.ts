import { describe, expect, it } from 'vitest'
import { inMeasurement } from './inMeasurement.js'
import { toLocaleText } from './toLocaleText.js'

describe('the toolbar of the style guide', () => {
  it('writes every letter of a text in the pseudo locale, longer and between brackets', () => {
    expect(toLocaleText('Cut & strip', 'pseudo')).toBe('[Çûţ & šţŕîþ ~]')
    expect(toLocaleText('  Contact us ', 'pseudo')).toMatch(/^ {2}\[.*\] $/)
  })

  it('leaves figures, units of one letter and English as they are', () => {
    expect(toLocaleText('1,850', 'pseudo')).toBe('1,850')
    expect(toLocaleText('Cut & strip', 'en')).toBe('Cut & strip')
  })

  it.each([
    ['de', 1.1, 3],
    ['zh', 0.3, 0.5],
    ['ja', 0.4, 0.7],
  ] as const)('is as long as in %s', (locale, least, most) => {
    const text = 'The machine cuts, strips and crimps each wire of a harness'
    const length = toLocaleText(text, locale).length / text.length
    expect(length).toBeGreaterThan(least)
    expect(length).toBeLessThan(most)
  })

  it('shows figures in the chosen system and leaves what has none alone', () => {
    expect(inMeasurement({ system: 'dim_metric' }, 'dim_imperial')).toEqual({ system: 'dim_imperial' })
    const measurement = { system: 'dim_metric', title: 'a' }
    expect(inMeasurement({ measurement }, 'dim_imperial')).toEqual({
      measurement: { system: 'dim_imperial', title: 'a' },
    })
    expect(inMeasurement({ system: 'solar', measurement: undefined }, 'dim_imperial')).toEqual({
      system: 'solar',
      measurement: undefined,
    })
    expect(inMeasurement({ system: 'dim_metric' }, 'asWritten')).toEqual({ system: 'dim_metric' })
  })
})
