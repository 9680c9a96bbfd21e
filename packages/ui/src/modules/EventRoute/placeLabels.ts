/** Position of a label relative to its point. */
export interface LabelPlace {
  readonly dx: number
  readonly dy: string
  readonly anchor: 'start' | 'middle' | 'end'
}

/** A label at a point, whose position is a part of the width and height of a square. */
export interface PointLabel {
  readonly text: string
  readonly x: number
  readonly y: number
}

/**
 * Places labels where they cover neither points nor each other and stay within the square. Calculated for the narrowest
 * square: in a wider one the points are further apart and the labels have the same size.
 */
export function placeLabels(labels: readonly PointLabel[]): LabelPlace[] {
  const points = labels.map(({ x, y }) => toBox(x * narrowest - gap / 2, y * narrowest - gap / 2, gap, gap))
  const taken: Box[] = []
  return labels.map((label, index) => {
    const others = [...points.filter((_, other) => other !== index), ...taken]
    const isFree = ({ box }: Candidate) => isInside(box) && !others.some((other) => overlaps(box, other))
    const candidates = listCandidates(label)
    const chosen = candidates.find(isFree) ?? candidates.find(({ box }) => isInside(box)) ?? candidates[0]
    taken.push(chosen.box)
    return chosen.place
  })
}

/** Width of the map on a phone of 320 px. */
const narrowest = 288

/** Estimated size of text. */
const characterWidth = 6.8
const lineHeight = 16

/** Distance from point to text. */
const gap = 14

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

interface Candidate {
  readonly place: LabelPlace
  readonly box: Box
}

/** Places in order of preference. */
function listCandidates({ text, x, y }: PointLabel): readonly [Candidate, ...Candidate[]] {
  const width = text.length * characterWidth
  const [left, top] = [x * narrowest, y * narrowest]
  const beside = top - lineHeight / 2
  const above = top - gap / 2 - lineHeight
  const below = top + gap / 2
  return [
    { place: { dx: gap, dy: '0.35em', anchor: 'start' }, box: toBox(left + gap, beside, width, lineHeight) },
    { place: { dx: -gap, dy: '0.35em', anchor: 'end' }, box: toBox(left - gap - width, beside, width, lineHeight) },
    { place: { dx: 0, dy: '-1em', anchor: 'middle' }, box: toBox(left - width / 2, above, width, lineHeight) },
    { place: { dx: 0, dy: '1.6em', anchor: 'middle' }, box: toBox(left - width / 2, below, width, lineHeight) },
    { place: { dx: gap, dy: '1.6em', anchor: 'end' }, box: toBox(left + gap - width, below, width, lineHeight) },
    { place: { dx: gap, dy: '-1em', anchor: 'end' }, box: toBox(left + gap - width, above, width, lineHeight) },
  ]
}

function toBox(left: number, top: number, width: number, height: number): Box {
  return { left, right: left + width, top, bottom: top + height }
}

function isInside({ left, right, top, bottom }: Box): boolean {
  return left >= 0 && top >= 0 && right <= narrowest && bottom <= narrowest
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
