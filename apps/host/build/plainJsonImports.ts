import type { Plugin } from 'vite'

/**
 * Removes the JSON attribute of dynamic imports on the development server, which serves JSON files as scripts: with the
 * attribute browsers reject them, and no page gets its texts. Node needs the attribute and runs the source as it is.
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

/** Removes `{ with: { type: 'json' } }` from dynamic imports. */
export function removeJsonAttributes(code: string): string {
  return code.replace(/,\s*\{\s*with:\s*\{\s*type:\s*(['"])json\1\s*\}\s*\}(?=\s*\))/g, '')
}
