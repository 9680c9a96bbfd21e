/** A parsed pattern of a route rule: a path, and whether it matches everything below (ROUTE-23). */
export interface RulePattern {
  readonly base: string
  readonly isOpen: boolean
}

/** Parses a pattern: `/shop/*` matches `/shop` and everything below, `/shop` and `/shop/` only that path. */
export function toRulePattern(pattern: string): RulePattern {
  const base = /^(.*?)\/\*{1,2}$/.exec(pattern)?.[1]
  if (base !== undefined) return { base, isOpen: true }
  return { base: pattern.length > 1 && pattern.endsWith('/') ? pattern.slice(0, -1) : pattern, isOpen: false }
}

/** The part that the `*` of a pattern matches, empty without one; null if the path does not match. */
export function matchPattern({ base, isOpen }: RulePattern, path: string): string | null {
  if (!isOpen) return base === path ? '' : null
  if (path === (base || '/')) return ''
  return path.startsWith(base) && path[base.length] === '/' ? path.slice(base.length + 1) : null
}
