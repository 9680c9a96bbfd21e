interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Path of a curve through points in the order of their `x`. It is a cubic spline that rises and falls only where the
 * points do (Steffen, 1990), so that a curve has no peak that was not measured.
 */
export function drawCurve(points: readonly Point[]): string {
  const slopes = toSlopes(points)
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1]
      if (!before) return `M${toNumbers(x, y)}`
      const third = (x - before.x) / 3
      const first = toNumbers(before.x + third, before.y + third * (slopes[index - 1] ?? 0))
      return `C${first} ${toNumbers(x - third, y - third * (slopes[index] ?? 0))} ${toNumbers(x, y)}`
    })
    .join('')
}

/** The slope of the curve at each point; flat at peaks and valleys. */
function toSlopes(points: readonly Point[]): number[] {
  return points.map((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]]
    if (!before || !after) {
      const other = before ?? after
      return other ? toSecant(point, other) : 0
    }
    const [left, right] = [toSecant(before, point), toSecant(point, after)]
    const [leftWidth, rightWidth] = [point.x - before.x, after.x - point.x]
    if (left * right <= 0) return 0
    const mean = (left * rightWidth + right * leftWidth) / (leftWidth + rightWidth)
    return Math.sign(left) * Math.min(2 * Math.abs(left), 2 * Math.abs(right), Math.abs(mean))
  })
}

function toSecant(one: Point, other: Point): number {
  return one.x === other.x ? 0 : (other.y - one.y) / (other.x - one.x)
}

/** Rounded so that server and browser render the same. */
function toNumbers(...numbers: number[]): string {
  return numbers.map((number) => Math.round(number * 100) / 100).join(' ')
}
