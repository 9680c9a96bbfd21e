import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'

// By default a file in node_modules names the build that Vike's server loads; the host would load the limits.
const hidden = { vitePluginServerEntry: { disableAutoImport: true } }

/** Builds the limits as the host is built: same bundler, same versions, same alias. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [vike(), react()],
  build: { target: 'es2023', assetsInlineLimit: 0, outDir: fileURLToPath(new URL('./dist', import.meta.url)) },
  ...hidden,
  ssr: { noExternal: [/^@kudex\//] },
  environments: {
    client: {
      build: { rollupOptions: { input: { react: fileURLToPath(new URL('./react.client.ts', import.meta.url)) } } },
    },
    ssr: { build: { rollupOptions: { input: { main: fileURLToPath(new URL('./main.tsx', import.meta.url)) } } } },
  },
})
