import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'

/** Builds the limits as the host is built: same bundler, same versions, same alias. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [vike(), react()],
  build: { target: 'es2023', assetsInlineLimit: 0, outDir: fileURLToPath(new URL('./dist', import.meta.url)) },
  ssr: { noExternal: [/^@kudex\//] },
  environments: {
    ssr: { build: { rollupOptions: { input: { main: fileURLToPath(new URL('./main.tsx', import.meta.url)) } } } },
  },
})
