import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { listProps, type Sources } from './listProps.js'

const moduleName = 'virtual:props'
const folder = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Provides the style guide with the props of the components whose stories are open: those of all components would be a
 * fifth of the script that every page waits for.
 */
export function props(): Plugin {
  let all: ReturnType<typeof listProps> | undefined
  const readProps = (name: string) => (all ??= listProps(readSources()))[name]
  return {
    name: 'kudex-props',
    resolveId: (id) => (id.startsWith(moduleName) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${moduleName}`) return 'export const propsOf = {}'
      if (!id.startsWith(`\0${moduleName}/`)) return undefined
      const name = id.split('/')[1] ?? ''
      return `import { propsOf } from '${moduleName}'
              propsOf.${name} = ${JSON.stringify(readProps(name))}`
    },
    transform(code, id) {
      if (!id.endsWith('.stories.tsx')) return undefined
      const name = findComponent(code)
      return name && readProps(name) ? { code: `${code}\nimport '${moduleName}/${name}'`, map: null } : undefined
    },
  }
}

/** The component of a story file: its title is `Components/Tabs`, those of sample data are other texts. */
export function findComponent(stories: string): string | undefined {
  return /\btitle: ["'`][A-Z][a-z]+\/(\w+)["'`]/.exec(stories)?.[1]
}

/** The sources of components, modules and foundations. */
export function readSources(): Sources {
  const paths = globSync('{components,modules,foundations}/**/*.{ts,tsx}', { cwd: folder })
    .filter((path) => !/\.(stories|test)\.tsx?$/.test(path))
    .toSorted()
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}
