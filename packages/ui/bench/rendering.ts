import { renderToString } from 'react-dom/server'
import { cases, reference, type Case } from './cases.js'

const rounds = 15
const millisecondsPerRound = 4

/**
 * Time of `renderToString` of each component as a ratio to the reference, measured in turns: the fastest
 * rounds, which other programs disturb least.
 */
export function measureRendering(): Map<string, number> {
  const ratios = new Map<string, number>()
  measureOne(reference, 200)
  for (const one of cases) {
    if (renderToString(one.element) === '') continue
    const times = toTimes(one)
    const referenceTimes = toTimes(reference)
    const found: [number, number][] = []
    for (let round = 0; round < rounds; round++)
      found.push([measureOne(one, times), measureOne(reference, referenceTimes)])
    const fastest = (at: 0 | 1) => Math.min(...found.map((pair) => pair[at]))
    ratios.set(one.name, fastest(0) / fastest(1))
  }
  return ratios
}

function toTimes(one: Case): number {
  return Math.max(1, Math.round(millisecondsPerRound / measureOne(one, 20)))
}

/** Milliseconds of one rendering. */
function measureOne({ element }: Case, times: number): number {
  const started = performance.now()
  for (let time = 0; time < times; time++) renderToString(element)
  return (performance.now() - started) / times
}
