import { fileURLToPath } from 'node:url'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const dist = fileURLToPath(new URL('../dist/start', import.meta.url))
const generatedRouteTree = `${dist}/routeTree.gen.ts`

/** Builds TanStack Start with the settings of its template and the targets of the other limits. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [tanstackStart({ srcDirectory: '.', router: { generatedRouteTree } }), react()],
  resolve: { alias: { 'virtual:route-tree': generatedRouteTree } },
  build: { target: 'es2023', assetsInlineLimit: 0, outDir: dist },
  ssr: { noExternal: [/^@kudex\//] },
})
