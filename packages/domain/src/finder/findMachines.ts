import type { FinderCandidate, FinderMatch, FinderNeed, FinderReason } from './finder.types.ts'

/**
 * The machines that fit a need, best first, and those that nearly fit: that miss one answer by a little. A machine
 * whose catalogue entry does not state an answer may fit, but comes after those that state it.
 */
export function findMachines<Candidate extends FinderCandidate>(
  candidates: readonly Candidate[],
  need: FinderNeed,
): FinderMatch<Candidate>[] {
  return candidates
    .flatMap((candidate) => {
      const reasons = listReasons(candidate, need)
      const isMissing = reasons.filter(({ outcome }) => outcome === 'misses')
      const isKnown = reasons.some(({ outcome }) => outcome === 'fits') || reasons.every(isComparable)
      if (!isKnown || isMissing.length > 1 || !isNear(candidate, need)) return []
      return [{ candidate, reasons, fits: isMissing.length === 0 }]
    })
    .toSorted((one, other) => rank(one) - rank(other) || rateDistance(one, need) - rateDistance(other, need))
}

/** Without an answer that fits, only a size or an output that is nearly enough is worth showing. */
function isComparable({ criterion, outcome }: FinderReason): boolean {
  return outcome === 'misses' && criterion !== 'cableType'
}

/** A conductor at most this many times larger or smaller than the machine takes is nearly fitting. */
const nearSize = 1.6

/** A machine with at least this part of the output is nearly fitting. */
const nearRate = 0.6

function listReasons(candidate: FinderCandidate, { size, cableType, volume }: FinderNeed): FinderReason[] {
  const { crossSection, cableTypes, rate } = candidate
  const reasons: FinderReason[] = []
  if (size)
    reasons.push({
      criterion: 'crossSection',
      outcome: toOutcome(crossSection && covers(crossSection, size.area, 1)),
    })
  if (cableType !== null)
    reasons.push({ criterion: 'cableType', outcome: toOutcome(cableTypes && cableTypes.includes(cableType)) })
  if (volume !== null) reasons.push({ criterion: 'volume', outcome: toOutcome(rate === null ? null : rate >= volume) })
  return reasons
}

function toOutcome(isFitting: boolean | null): FinderReason['outcome'] {
  return isFitting === null ? 'unknown' : isFitting ? 'fits' : 'misses'
}

function isNear({ crossSection, rate }: FinderCandidate, { size, volume }: FinderNeed): boolean {
  if (size && crossSection && !covers(crossSection, size.area, nearSize)) return false
  return volume === null || rate === null || rate >= volume * nearRate
}

/** Catalogues round gauges to areas: a size at the end of the range is within it. */
const rounding = 1.03

function covers({ low, high }: { low: number; high: number }, area: number, factor: number): boolean {
  return area >= low / factor / rounding && area <= high * factor * rounding
}

function rank({ fits, reasons }: FinderMatch<unknown>): number {
  const unknown = reasons.filter(({ outcome }) => outcome === 'unknown').length
  return (fits ? 0 : 100) + unknown
}

/** Among machines that fit equally well, the one whose output is nearest to the need comes first. */
function rateDistance({ candidate }: FinderMatch<FinderCandidate>, { volume }: FinderNeed): number {
  return volume === null || candidate.rate === null ? 0 : Math.abs(Math.log(candidate.rate / volume))
}
