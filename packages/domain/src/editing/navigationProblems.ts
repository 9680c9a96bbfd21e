import { isLinkAddress } from './addresses.ts'
import { type ContentProblem, createProblem } from './contentProblem.ts'
import type { ProblemCode } from './problemCodes.ts'

/** A stored item of a navigation tree, below the item `parentId` or at the top. */
export interface NavigationEntry {
  readonly id: string
  readonly navigationId: string
  readonly parentId: string | null
  /** Index of the section of the parent that the item is in; null outside sections. */
  readonly section: number | null
  readonly pageId: string | null
  readonly url: string | null
  readonly target: string | null
  readonly countries: readonly string[]
  readonly hidden: boolean
  readonly hiddenSubItems: boolean
  readonly marketingTitle: unknown
  readonly marketingDescription: unknown
  readonly logo: string | null
}

/** Content that navigation items may refer to. */
export interface KnownForNavigation {
  readonly pageIds: ReadonlySet<string>
  readonly countryCodes: ReadonlySet<string>
  readonly pictureNames: ReadonlySet<string>
}

/**
 * Finds problems of all navigation trees: duplicate items, missing parents, cycles, trees that are too deep, unknown
 * pages, countries and pictures, marketing texts and logos that menus do not show, and invalid URLs (NAV-01, NAV-09).
 */
export function findNavigationProblems(
  entries: readonly NavigationEntry[],
  known: KnownForNavigation,
): ContentProblem[] {
  const byId = new Map<string, NavigationEntry>()
  const problems: ContentProblem[] = []
  for (const entry of entries) {
    const other = byId.get(entry.id)
    if (other) {
      const takes = `an id that no item of ${other.navigationId} has`
      problems.push({ path: `navigations.${entry.navigationId}.${entry.id}.id`, value: entry.id, takes })
    } else byId.set(entry.id, entry)
  }
  return [
    ...problems,
    ...entries.flatMap((entry) => [...findParentProblems(entry, byId), ...findFieldProblems(entry, known)]),
  ]
}

/** Levels that menus show; a section is a level between an item and its entries (NAV-09). */
const shownLevels = 3
/** Levels that the host requests; below the shown ones only pages that menus leave out, for their breadcrumbs (NAV-04). */
const maxLevel = 4

function findParentProblems(entry: NavigationEntry, byId: ReadonlyMap<string, NavigationEntry>): ContentProblem[] {
  const problem = (takes: string): ContentProblem[] => [
    { path: `navigations.${entry.navigationId}.${entry.id}.parent`, value: entry.parentId, takes },
  ]
  const above = new Set([entry.id])
  let level = 1
  let isLeftOut = entry.hidden
  for (let current = entry; current.parentId !== null;) {
    const parent = byId.get(current.parentId)
    if (!parent || parent.navigationId !== entry.navigationId) return problem('an item of the same navigation')
    if (above.has(parent.id)) return problem('an item that is not below this one')
    above.add(parent.id)
    level += current.section === null ? 1 : 2
    isLeftOut ||= parent.hidden || parent.hiddenSubItems
    current = parent
  }
  const path = `navigations.${entry.navigationId}.${entry.id}.parent`
  const levels = isLeftOut ? maxLevel : shownLevels
  return level > levels ? [createProblem(path, entry.parentId, 'tooDeep', { count: levels - 1 })] : []
}

function findFieldProblems(entry: NavigationEntry, known: KnownForNavigation): ContentProblem[] {
  const problems: ContentProblem[] = []
  const check = (isRight: boolean, field: keyof NavigationEntry, code: ProblemCode, value: unknown = entry[field]) => {
    if (!isRight) problems.push(createProblem(`navigations.${entry.navigationId}.${entry.id}.${field}`, value, code))
  }
  const { parentId, pageId, url, target, countries, marketingTitle, marketingDescription, logo } = entry
  check(pageId === null || known.pageIds.has(pageId), 'pageId', 'missingPage')
  check(pageId === null || url === null, 'url', 'pageAndAddress')
  check(url === null || isLinkAddress(url), 'url', 'linkAddress')
  check(target === null || target === '_blank' || target === '_self', 'target', 'choice')
  const isTop = parentId === null
  const hasTitle = marketingTitle !== null || (marketingDescription === null && logo === null)
  check(hasTitle || !isTop, 'marketingTitle', 'missingMarketingTitle')
  for (const field of ['marketingTitle', 'marketingDescription', 'logo'] as const) {
    check(isTop || entry[field] === null, field, 'marketingBelowTop')
  }
  check(logo === null || known.pictureNames.has(logo), 'logo', 'missingPicture')
  for (const code of countries) {
    check(code.toLowerCase() === 'all' || known.countryCodes.has(code), 'countries', 'unknownCountry', code)
  }
  return problems
}
