import { isLinkAddress } from './addresses.ts'
import { type ContentProblem, createProblem } from './contentProblem.ts'
import type { ProblemCode } from './problemCodes.ts'

/** A stored item of a navigation tree, below the item `parentId` or at the top. */
export interface NavigationEntry {
  readonly id: string
  readonly navigationId: string
  readonly parentId: string | null
  readonly pageId: string | null
  readonly url: string | null
  readonly target: string | null
  readonly countries: readonly string[]
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
 * pages, countries and pictures, and invalid URLs (NAV-01).
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

/** Maximum depth that menus show and the host requests. */
const maxLevel = 4

function findParentProblems(entry: NavigationEntry, byId: ReadonlyMap<string, NavigationEntry>): ContentProblem[] {
  const problem = (takes: string): ContentProblem[] => [
    { path: `navigations.${entry.navigationId}.${entry.id}.parent`, value: entry.parentId, takes },
  ]
  const above = new Set([entry.id])
  let level = 1
  for (let current = entry; current.parentId !== null; level += 1) {
    const parent = byId.get(current.parentId)
    if (!parent || parent.navigationId !== entry.navigationId) return problem('an item of the same navigation')
    if (above.has(parent.id)) return problem('an item that is not below this one')
    above.add(parent.id)
    current = parent
  }
  const path = `navigations.${entry.navigationId}.${entry.id}.parent`
  return level > maxLevel ? [createProblem(path, entry.parentId, 'tooDeep', { count: maxLevel - 1 })] : []
}

function findFieldProblems(entry: NavigationEntry, known: KnownForNavigation): ContentProblem[] {
  const problems: ContentProblem[] = []
  const check = (isRight: boolean, field: keyof NavigationEntry, code: ProblemCode, value: unknown = entry[field]) => {
    if (!isRight) problems.push(createProblem(`navigations.${entry.navigationId}.${entry.id}.${field}`, value, code))
  }
  const { pageId, url, target, countries, logo } = entry
  check(pageId === null || known.pageIds.has(pageId), 'pageId', 'missingPage')
  check(pageId === null || url === null, 'url', 'pageAndAddress')
  check(url === null || isLinkAddress(url), 'url', 'linkAddress')
  check(target === null || target === '_blank' || target === '_self', 'target', 'choice')
  check(logo === null || known.pictureNames.has(logo), 'logo', 'missingPicture')
  for (const code of countries) {
    check(code.toLowerCase() === 'all' || known.countryCodes.has(code), 'countries', 'unknownCountry', code)
  }
  return problems
}
