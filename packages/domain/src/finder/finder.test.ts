import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { KeyedSpecification } from '../listing/index.ts'
import {
  findMachines,
  isEmptyNeed,
  isMachine,
  readFinderNeed,
  toCandidate,
  toGaugeArea,
  writeFinderNeed,
  type FinderCandidate,
  type FinderNeed,
} from './index.ts'

const need = (query: string) => readFinderNeed(new URLSearchParams(query))
const machine = (name: string, low: number, high: number, rate: number | null, cableTypes: string[] | null = null) => ({
  name,
  crossSection: { low, high },
  rate,
  cableTypes,
})
const small = machine('small', 0.03, 4, 4800, ['single-core', 'ptfe'])
const medium = machine('medium', 0.08, 10, 5200, ['single-core', 'multi-core'])
const large = machine('large', 10, 240, 320)
const find = (query: string) =>
  findMachines([large, medium, small], need(query)).map(({ candidate, fits, reasons }) => ({
    name: candidate.name,
    fits,
    misses: reasons.filter(({ outcome }) => outcome === 'misses').map(({ criterion }) => criterion),
  }))

describe('the product finder', () => {
  it('finds the machines whose range covers a cross-section', () => {
    expect(find('mm2=6')).toEqual([
      { name: 'medium', fits: true, misses: [] },
      { name: 'small', fits: false, misses: ['crossSection'] },
    ])
  })

  it('takes a size at the end of a range, and gauges as on drawings', () => {
    expect(find('mm2=10').filter(({ fits }) => fits)).toHaveLength(2)
    expect(find('awg=AWG 12').filter(({ fits }) => fits)).toHaveLength(2)
    expect(find('awg=12')).toEqual(find('awg=AWG 12'))
  })

  it('names what a nearly fitting machine misses, and leaves out those that miss more', () => {
    expect(find('mm2=2.5&volume=5000')).toEqual([
      { name: 'medium', fits: true, misses: [] },
      { name: 'small', fits: false, misses: ['volume'] },
    ])
    expect(find('mm2=6&volume=5000').map(({ name }) => name)).toEqual(['medium'])
  })

  it('puts machines that state an answer before those that do not', () => {
    const quiet = { ...medium, name: 'quiet', cableTypes: null }
    expect(
      findMachines([quiet, medium], need('mm2=2.5&cable=multi-core')).map(({ candidate }) => candidate.name),
    ).toEqual(['medium', 'quiet'])
    // A machine of which nothing asked for is known is no answer.
    expect(findMachines([quiet], need('cable=multi-core'))).toEqual([])
  })

  it('never calls a machine fitting that misses an answer, for any catalogue', () => {
    const candidate: fc.Arbitrary<FinderCandidate> = fc.record({
      crossSection: fc.option(
        fc
          .tuple(fc.double({ min: 0.01, max: 300, noNaN: true }), fc.double({ min: 0.01, max: 300, noNaN: true }))
          .map(([one, other]) => ({ low: Math.min(one, other), high: Math.max(one, other) })),
      ),
      cableTypes: fc.option(fc.subarray(['coax', 'ptfe', 'single-core'])),
      rate: fc.option(fc.integer({ min: 1, max: 20_000 })),
    })
    fc.assert(
      fc.property(
        fc.array(candidate),
        fc.double({ min: 0.01, max: 300, noNaN: true }),
        fc.integer({ min: 1, max: 20_000 }),
        (candidates, area, volume) => {
          const asked: FinderNeed = { size: { unit: 'mm2', area }, cableType: 'ptfe', operation: null, volume }
          const found = findMachines(candidates, asked)
          for (const {
            candidate: { crossSection, cableTypes, rate },
            fits,
            reasons,
          } of found) {
            if (!fits) expect(reasons.filter(({ outcome }) => outcome === 'misses')).toHaveLength(1)
            if (!fits) continue
            if (crossSection) expect(area).toBeLessThanOrEqual(crossSection.high * 1.04)
            if (cableTypes) expect(cableTypes).toContain('ptfe')
            if (rate !== null) expect(rate).toBeGreaterThanOrEqual(volume)
          }
          // Fitting machines come first.
          const firstMiss = found.findIndex(({ fits }) => !fits)
          if (firstMiss !== -1) expect(found.slice(firstMiss).some(({ fits }) => fits)).toBe(false)
        },
      ),
    )
  })
})

describe('the address of the finder', () => {
  it('holds every answer and gives the same one back', () => {
    for (const query of ['operation=crimping-machines&mm2=2.5&cable=ptfe&volume=4000', 'awg=2%2F0', ''])
      expect(writeFinderNeed(need(query))).toBe(query)
    expect(isEmptyNeed(need('volume=&mm2=&cable='))).toBe(true)
  })

  it('reads a decimal comma and separated thousands, and ignores what is no answer', () => {
    expect(need('mm2=2,5').size).toEqual({ unit: 'mm2', area: 2.5 })
    expect(need('volume=12 000').volume).toBe(12_000)
    expect(readFinderNeed(new URLSearchParams('volume=1,000'), 'en-GB').volume).toBe(1_000)
    expect(readFinderNeed(new URLSearchParams('volume=1.000'), 'de-DE').volume).toBe(1_000)
    for (const query of ['mm2=-1', 'mm2=abc', 'mm2=1e9', 'awg=99', 'volume=0', 'cable=<b>', 'operation=..'])
      expect(isEmptyNeed(need(query)), query).toBe(true)
  })
})

describe('gauges', () => {
  it.each([
    ['24', 0.2047],
    ['12', 3.309],
    ['1/0', 53.49],
    ['4/0', 107.2],
  ])('%s AWG has the area of ASTM B258', (gauge, area) => expect(toGaugeArea(gauge)).toBeCloseTo(area, 1))
})

describe('what the finder knows of a machine', () => {
  const line = (key: string, value: string, choices: string[] = []): KeyedSpecification => ({
    key,
    value,
    choices,
    name: key,
    unit: null,
    measurementSystem: null,
    group: null,
  })

  it('comes from its technical data; a cycle time gives the output', () => {
    expect(
      toCandidate([
        line('wire-cross-section-mm2', '0.03…5'),
        line('cycle-time-s', '0.4'),
        line('power-supply', '230 V'),
      ]),
    ).toEqual({ crossSection: { low: 0.03, high: 5 }, cableTypes: null, rate: 9000 })
    expect(isMachine([line('power-supply', '230 V')])).toBe(true)
    expect(isMachine([line('weight-kg', '2')])).toBe(false)
  })
})
