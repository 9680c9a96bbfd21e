import { defineConfig } from 'vite'

/** One file without dependencies: `npx` downloads nothing but this package. */
export default defineConfig({
  ssr: { noExternal: true },
  build: { ssr: 'src/cli.ts', target: 'node20', minify: false },
})
