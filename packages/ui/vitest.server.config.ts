import { relative } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { parseSync, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** Tests under the condition `react-server`: client modules are references, as in Next.js and other frameworks. */
export default defineConfig({
  plugins: [clientReferences(), react(), vanillaExtractPlugin()],
  ssr: { resolve: { conditions: ['react-server', 'node', 'import', 'module', 'default'] } },
  test: {
    name: 'server components',
    include: ['src/**/*.server.test.tsx'],
    environment: 'node',
    pool: 'forks',
    execArgv: ['--conditions=react-server'],
  },
})

/** Replaces the exports of a module that begins with `'use client'`, as a framework's bundler does. */
function clientReferences(): Plugin {
  return {
    name: 'kudex-client-references',
    enforce: 'pre',
    transform(code, id) {
      if (!code.startsWith("'use client'")) return undefined
      const { module } = parseSync(id, code)
      const names = module.staticExports.flatMap(({ entries }) =>
        entries.filter((entry) => !entry.isType).map(({ exportName }) => exportName.name),
      )
      const file = JSON.stringify(relative(import.meta.dirname, id))
      const lines = names.map((name) => `export const ${name} = createClientReference(${file}, '${name}', [])`)
      return `import { createClientReference } from 'react-server-dom-parcel/server'\n${lines.join('\n')}`
    },
  }
}
