import { resolveOverallState, translationStates, type TranslationState } from '@kudex/domain/translations'
import { like, ne, or, type SQL } from 'drizzle-orm'
import { escapePattern } from '../../database/escapePattern.ts'
import { pageListings } from '../tables.ts'

/** The listed state of one translation of a page. */
export interface TargetState {
  readonly language: string
  readonly state: TranslationState
  readonly outdated: boolean
}

export interface TargetFilter {
  readonly language?: string | null | undefined
  readonly state?: TranslationState | null | undefined
  readonly outdated?: boolean | null | undefined
}

/** Reads the states of the translations of a page from its listing. */
export function parseTargetStates(listed: string): TargetState[] {
  return splitTargets(listed).map((target) => {
    const [language = '', state, outdated] = target.split(':')
    return { language, state: state as TranslationState, outdated: outdated === 'true' }
  })
}

/** The overall state of a page (TRANS-04), and whether one of its translations is outdated. */
export function summarizeTargetStates(listed: string) {
  const targets = parseTargetStates(listed)
  return {
    overallState: resolveOverallState(targets.map(({ state }) => state)),
    isOutdated: targets.some(({ outdated }) => outdated),
  }
}

/** Condition for pages with a translation that matches the filter; without a filter, with any translation. */
export function hasTarget({ language, state, outdated }: TargetFilter): SQL | undefined {
  const { targetStates } = pageListings
  const start = language ? ` ${escapePattern(language)}:` : ':'
  const end = typeof outdated === 'boolean' ? `:${outdated} ` : ':'
  // The state is between the other two, and a wildcard there would match parts of different translations.
  const states = state ? [state] : language && end !== ':' ? translationStates : null
  if (states) return or(...states.map((one) => like(targetStates, `%${start}${one}${end}%`)))
  if (language) return like(targetStates, `%${start}%`)
  return end === ':' ? ne(targetStates, '') : like(targetStates, `%${end}%`)
}

/** The number of translations per language and state of groups of pages with the same states, sorted. */
export function countTargetStates(groups: readonly { readonly targetStates: string; readonly count: number }[]) {
  const counts = new Map<string, number>()
  for (const { targetStates, count } of groups) {
    for (const target of splitTargets(targetStates)) counts.set(target, (counts.get(target) ?? 0) + count)
  }
  return [...counts]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([target, count]) => parseTargetStates(target).map((one) => ({ ...one, count })))
}

function splitTargets(listed: string): string[] {
  return listed.split(' ').filter((target) => target !== '')
}
