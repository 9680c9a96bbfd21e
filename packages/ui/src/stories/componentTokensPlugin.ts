import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const moduleName = 'virtual:component-tokens'
const sources = fileURLToPath(new URL('..', import.meta.url))

/** Provides the style guide with the theme contract names that each component's styles use. */
export function componentTokens(): Plugin {
  return {
    name: 'kudex-component-tokens',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    load: (id) => (id === `\0${moduleName}` ? `export const tokensOf = ${JSON.stringify(resolveTokens())}` : undefined),
  }
}

function resolveTokens(): Record<string, string[]> {
  const tokens = new Map<string, Set<string>>()
  for (const path of globSync('{components,modules}/*/*.css.ts', { cwd: sources }).toSorted()) {
    const name = path.split(/[\\/]/).at(-2) ?? ''
    const found = toTokens(readFileSync(join(sources, path), 'utf8'))
    tokens.set(name, new Set([...(tokens.get(name) ?? []), ...found]))
  }
  return Object.fromEntries([...tokens].map(([name, found]) => [name, [...found].toSorted()]))
}

/** `color.inkMuted`, `vars.size.hairline`, `space['4']` → `color-ink-muted`, `size-hairline`, `space-4`. */
function toTokens(source: string): string[] {
  const destructured = /const \{([^}]+)\} = vars/.exec(source)?.[1] ?? ''
  const groupOf = new Map(
    destructured.split(',').map((part) => {
      const [group = '', alias = group] = part.split(':').map((word) => word.trim())
      return [alias, group] as const
    }),
  )
  const uses = source.matchAll(/\b(vars\.)?([a-z]+)(?:\.([a-zA-Z]\w*)|\['(\w+)'\])(?:\.(size|leading))?/g)
  return [...uses].flatMap(([, isVars, object = '', property, key, step]) => {
    const group = isVars ? object : groupOf.get(object)
    const words = [group, property ?? key, step].filter((word) => word !== undefined)
    return group ? [words.map(toKebab).join('-')] : []
  })
}

function toKebab(word: string): string {
  return word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
