import { defineConfig } from 'rolldown'
import manifest from './package.json' with { type: 'json' }

// The UI package too: its barrel loads every component, the pages of sign-in need five.
const bundled = ['@kudex/domain', '@kudex/intl', '@kudex/node-server', '@kudex/ui']
const installed = Object.keys(manifest.dependencies).filter((name) => !bundled.includes(name))

/**
 * Bundles our own source, the workspace packages that are consumed as source and what only those depend on;
 * what this package itself depends on stays outside.
 */
export default defineConfig({
  input: { main: 'src/main.ts' },
  platform: 'node',
  external: (id) => id.startsWith('node:') || installed.some((name) => id === name || id.startsWith(`${name}/`)),
  // Rolldown drops the directives of the UI package, as it should: services render on the server only.
  onLog: (level, log, handle) => {
    if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
  },
  output: { dir: 'dist', format: 'esm', cleanDir: true, sourcemap: true, chunkFileNames: '[name]-[hash].js' },
})
