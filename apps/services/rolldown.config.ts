import { defineConfig } from 'rolldown'

/** Bundles our own source, workspace packages that are consumed as source included; everything installed stays outside. */
export default defineConfig({
  input: { main: 'src/main.ts' },
  platform: 'node',
  external: [/^node:/, /^(?!@kudex\/(domain|intl)\/|\.|\/)/],
  output: { dir: 'dist', format: 'esm', cleanDir: true, sourcemap: true, chunkFileNames: '[name]-[hash].js' },
})
