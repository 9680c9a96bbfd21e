import type { Plugin } from 'vite'

/**
 * Hot reload hands JSON files to the browser as scripts. An import that says it wants JSON is then refused, so the
 * word is taken off; Node, which asks for it, never sees what this plugin changes. A build does so by itself.
 */
export function plainJsonImports(): Plugin {
  return {
    name: 'kudex:plain-json-imports',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: /\/catalogues\/load\w+\.ts$/ },
      handler: (code) => ({ code: removeJsonAttributes(code), map: null }),
    },
  }
}

/** The code with every `{ with: { type: 'json' } }` of a dynamic import taken off. */
export function removeJsonAttributes(code: string): string {
  return code.replace(/,\s*\{\s*with:\s*\{\s*type:\s*(['"])json\1\s*\}\s*\}(?=\s*\))/g, '')
}
