export { findMachines } from './findMachines.ts'
export type { FinderCandidate, FinderCriterion, FinderMatch, FinderNeed, FinderReason } from './finder.types.ts'
export {
  finderFields,
  finderPath,
  isEmptyNeed,
  isFinderParameter,
  readFinderNeed,
  toGaugeArea,
  writeFinderNeed,
} from './finderState.ts'
export { finderKeys, isMachine, listCableTypes, toCandidate } from './toCandidate.ts'
