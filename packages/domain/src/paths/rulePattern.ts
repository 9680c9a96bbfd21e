/** The pattern of a route rule, taken apart: a path, and whether anything may follow it (ROUTE-23). */
export interface RulePattern {
  readonly base: string
  readonly isOpen: boolean
}

/** Takes a pattern apart: `/shop/*` holds for `/shop` and everything below it, `/shop` and `/shop/` for that path alone. */
export function toRulePattern(pattern: string): RulePattern {
  const base = /^(.*?)\/\*{1,2}$/.exec(pattern)?.[1]
  if (base !== undefined) return { base, isOpen: true }
  return { base: pattern.length > 1 && pattern.endsWith('/') ? pattern.slice(0, -1) : pattern, isOpen: false }
}

/** What stands for the `*` of a pattern, empty without one; null when the path does not match. */
export function matchPattern({ base, isOpen }: RulePattern, path: string): string | null {
  if (!isOpen) return base === path ? '' : null
  if (path === (base || '/')) return ''
  return path.startsWith(base) && path[base.length] === '/' ? path.slice(base.length + 1) : null
}
