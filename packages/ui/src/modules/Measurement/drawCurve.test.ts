import { describe, expect, it } from 'vitest'
import { drawCurve } from './drawCurve.js'

describe('the curve of a measurement', () => {
  it('goes through every point without a corner', () => {
    const [[, , inX = 0, inY = 0, x = 0, y = 0] = [], [outX = 0, outY = 0] = []] = toCurves([
      { x: 0, y: 0 },
      { x: 1, y: 2 },
      { x: 3, y: 3 },
    ])
    expect([x, y]).toEqual([1, 2])
    expect((y - inY) / (x - inX)).toBeCloseTo((outY - y) / (outX - x), 1)
    expect((y - inY) / (x - inX)).toBeGreaterThan(0)
  })

  it('has no peak that was not measured', () => {
    const heights = [0, 9, 90, 100, 100, 99, 20, 19, 0]
    for (const [index, [, first = 0, , second = 0, , end = 0]] of toCurves(
      heights.map((y, x) => ({ x, y })),
    ).entries()) {
      const start = heights[index] ?? 0
      for (const y of [first, second]) {
        expect(y).toBeGreaterThanOrEqual(Math.min(start, end))
        expect(y).toBeLessThanOrEqual(Math.max(start, end))
      }
    }
  })

  it('draws nothing or a point where there is no curve', () => {
    expect([drawCurve([]), drawCurve([{ x: 1, y: 2 }])]).toEqual(['', 'M1 2'])
  })
})

/** The numbers of each cubic curve. */
function toCurves(points: readonly { x: number; y: number }[]): number[][] {
  return drawCurve(points)
    .split('C')
    .slice(1)
    .map((curve) => curve.split(' ').map(Number))
}
